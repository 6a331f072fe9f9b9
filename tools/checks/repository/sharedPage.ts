import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OF_SHELL_ALONE } from '@kinora/releases'
import ts from 'typescript'
import { root } from '../../setup/root.js'

/** The page of `docs/` that `sharedPage` makes. */
export const PAGE = 'docs/shared.md'

/** What remotes build pages from, in the order of the page. What is for tests or data alone is in docs/where.md. */
const PACKAGES = ['ui', 'forms', 'http', 'session', 'router', 'i18n', 'paths', 'notices', 'outbox', 'remote', 'search']
const KINDS = ['Components', 'Hooks', 'Functions and values'] as const

const EXAMPLES: [what: string, file: string][] = [
  ['a list with filters, pages and an empty state', 'mfe-catalog/src/screens/ProgramListScreen.tsx'],
  ['a form that servers render', 'mfe-marketing/src/screens/ContactScreen.tsx'],
  ['a small form', 'mfe-commerce/src/features/subscription/activation/CodeForm.tsx'],
  ['a work list with search, order and pages', 'mfe-team/src/screens/TeamScreen.tsx'],
  ['a dialog, drafts, dragging', 'mfe-team/src/features/team/path/PathEditor.tsx'],
  ['a test of a page', 'mfe-catalog/src/screens/trainingRows.test.tsx'],
]

type Entry = { name: string; words: string }

/** The page for squads of what shared packages and slots offer, from their public entries and doc comments. */
export function sharedPage(): string {
  const entries = PACKAGES.map((name) => join(root, 'shared', name, 'index.ts'))
  const slotsFile = join(root, 'shared/contracts/slots.ts')
  const program = ts.createProgram([...entries, slotsFile], {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
  })
  const checker = program.getTypeChecker()
  const moduleOf = (file: string) => checker.getSymbolAtLocation(program.getSourceFile(file)!)!
  const wordsOf = (symbol: ts.Symbol) => firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)))

  const values = (file: string): Entry[] =>
    checker
      .getExportsOfModule(moduleOf(file))
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((symbol) => ({ name: symbol.name, words: wordsOf(symbol) }))
      .sort(byName)
  const slots = checker
    .getDeclaredTypeOfSymbol(checker.getExportsOfModule(moduleOf(slotsFile)).find(({ name }) => name === 'Slots')!)
    .getProperties()
    .map((symbol) => ({ name: symbol.name, words: `${wordsOf(symbol)} By ${providerOf(symbol.name)}.` }))
    .sort(byName)

  return [
    '# What a remote can use',
    '',
    `Made from the code by \`node tools/checks/repository/sharedPage.ts\`; a test compares. How to begin, and a query, a form and a test in ten lines each, are in [squads.md](squads.md).`,
    '',
    '## Screens to read first',
    ...EXAMPLES.map(([what, file]) => `- ${what}: \`${file}\``),
    '',
    '## Slots',
    'Props and versions: `shared/contracts/slots.ts`. A page shows one by `<Slot name="…" />` of `@kinora/remote`.',
    '',
    ...listOf(slots),
    ...PACKAGES.flatMap((name, index) => [
      '',
      `## \`@kinora/${name}\``,
      ...KINDS.flatMap((kind) => {
        const ofKind = values(entries[index]!).filter(
          (entry) => isOffered(`@kinora/${name}`, entry) && kindOf(entry.name) === kind,
        )
        return ofKind.length > 0 ? [`### ${kind}`, ...listOf(ofKind)] : []
      }),
    ]),
    '',
  ].join('\n')
}

/** Not what a release of a remote would be refused for. */
const isOffered = (packageName: string, { name }: Entry) => !OF_SHELL_ALONE[packageName]?.includes(name)

const byName = (one: Entry, other: Entry) => (one.name < other.name ? -1 : 1)
const listOf = (entries: Entry[]) => entries.map(({ name, words }) => `- \`${name}\`${words && `: ${words}`}`)

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text.replace(/\s+/g, ' '))?.[0] ?? text

function kindOf(name: string): (typeof KINDS)[number] {
  if (/^use[A-Z]/.test(name)) return 'Hooks'
  return /^[A-Z][a-z]/.test(name) ? 'Components' : 'Functions and values'
}

/** The remote whose definition has a component for the slot. */
function providerOf(slot: string): string {
  const has = (file: string) => readFileSync(join(root, file), 'utf8').includes(`'${slot}': {`)
  const provider = globSync('mfe-*/src/remote.ts', { cwd: root }).find(has)
  if (!provider) throw new Error(`No remote provides ${slot}`)
  return provider.split('/')[0]!
}

if (import.meta.main) writeFileSync(join(root, PAGE), sharedPage())
