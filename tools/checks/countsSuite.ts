import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../setup/root.js'
import type { Suite } from './running/suite.ts'

type Count = { what: string; most: number; of: (sources: Sources) => number }
/** The texts of our code by their paths. */
type Sources = Map<string, string>

const SMALL = 25
const BESIDE = 30
const WEB = /^(mfe-|shell\/|shared\/)/
const TEST = /\.(test|fake|e2e)\.tsx?$/
/** What stands alone however small it is: screens, calls, style sheets, and what an index exports. */
const ALONE = /(Screen\.tsx|Api\.ts|\/index\.ts|\.d\.ts|\.css)$/

/** What the code has too many of. None may rise: who lowers one writes the new number here. */
const COUNTS: Count[] = [
  { what: `files of up to ${SMALL} lines that one file of their folder imports`, most: 11, of: smallHelpers },
  { what: `folders with more than ${BESIDE} files of code side by side`, most: 0, of: fullFolders },
  { what: 'transformResponse outside shared/http', most: 0, of: outside('shared/http', /\btransformResponse:/g) },
  { what: 'suppressErrorToast outside shared/http', most: 0, of: outside('shared/http', /\bsuppressErrorToast\b/g) },
  { what: '<form outside shared/forms', most: 0, of: outside('shared/forms', /<form\b/g) },
]

/** Counts that were to fall and must not rise: `npm run check -- --counts` prints them. */
export const countsSuite: Suite = {
  name: 'What may not become more',
  run: async () => {
    const risen = counted().filter(({ now, most }) => now > most)
    const output = risen.map(({ what, now, most }) => `${what}: ${now}, at most ${most}`).join('\n')
    return { passed: COUNTS.length - risen.length, failed: risen.length, output }
  },
}

/** A line for each: how often it is there, how often it may be, and what it is. */
export const countsInLines = (): string =>
  counted()
    .map(({ what, now, most }) => `${String(now).padStart(4)} of ${most}: ${what}`)
    .join('\n')

function counted() {
  const paths = globSync('{api,bench,demo,e2e,gateway,mfe-*,releases,sandbox,shared,shell,tools}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  return COUNTS.map(({ of, ...count }) => ({ ...count, now: of(sources) }))
}

function outside(folder: string, pattern: RegExp): Count['of'] {
  const counts = ([path, text]: [string, string]) =>
    !WEB.test(path) || TEST.test(path) || path.startsWith(`${folder}/`) ? 0 : (text.match(pattern)?.length ?? 0)
  return (sources) => [...sources].reduce((sum, source) => sum + counts(source), 0)
}

/**
 * How many small files serve one file beside them, and could be a part of it. Tests do not count as importers. One with a
 * style sheet of its own is a component that can be moved.
 */
export function smallHelpers(sources: Sources): number {
  const importers = importersIn(sources)
  return [...sources].filter(([path, text]) => {
    const [importer, ...others] = (importers.get(path) ?? []).filter((from) => !TEST.test(from))
    return (
      importer !== undefined &&
      others.length === 0 &&
      dirname(importer) === dirname(path) &&
      !importer.endsWith('/index.ts') &&
      !ALONE.test(path) &&
      !TEST.test(path) &&
      text.trimEnd().split('\n').length <= SMALL &&
      !hasStyleSheet(path)
    )
  }).length
}

export function fullFolders(sources: Sources): number {
  const folders = Map.groupBy(sources.keys(), dirname)
  return [...folders.values()].filter(({ length }) => length > BESIDE).length
}

const hasStyleSheet = (path: string) =>
  path.endsWith('.tsx') && existsSync(join(root, path.replace(/\.tsx$/, '.module.css')))

function importersIn(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, Set<string>>()
  for (const [from, text] of sources)
    for (const [, path = ''] of text.matchAll(/(?:from |import |import\()\s*'(\.[^']+)'/g)) {
      const to = normalize(join(dirname(from), path))
      importers.set(to, (importers.get(to) ?? new Set()).add(from))
    }
  return new Map([...importers].map(([to, froms]) => [to, [...froms]]))
}
