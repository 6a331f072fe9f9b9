import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ESLint } from 'eslint'
import { root } from '../setup/root.js'

/** Two browser files in place of all: the rule about browsers asks for types. */
const folder = mkdtempSync(join(tmpdir(), 'kinora-eslint-'))
after(() => rmSync(folder, { recursive: true }))
const project = join(folder, 'tsconfig.json')
const browserFiles = [
  'shared/paths/index.ts',
  'mfe-catalog/src/features/programs/useProgram.ts',
  'mfe-catalog/src/features/training/DoneToday.tsx',
]
const files = browserFiles.map((file) => join(root, file))
writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.browser.json'), files, include: [] }))

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => /^(no-restricted-syntax|browsers\/.+)$/.test(ruleId),
  overrideConfig: {
    files: browserFiles,
    // Where CI is set, the parser would read the file from the disk, as for a single run over all files.
    languageOptions: { parserOptions: { project, disallowAutomaticSingleRunInference: true } },
  },
})

/** The rule's messages for a line, linted under the path of an existing browser file, because the rule needs types. */
const messagesOf = async (text: string, file: string) =>
  (await eslint.lintText(`${text}\n`, { filePath: join(root, file) }))[0]!.messages.map(({ message }) => message)

const script = (line: string) => messagesOf(line, 'shared/paths/index.ts')
const style = (line: string) => messagesOf(line, 'shared/ui/base.css')

for (const [line, name] of [
  ["URL.parse('/', location.origin)", 'URL.parse'],
  ['new URLSearchParams().size', 'URLSearchParams.size'],
  ['[1].toSorted()', 'Array.toSorted'],
  ['document.body.checkVisibility()', 'Element.checkVisibility'],
  ['requestIdleCallback(() => {})', 'requestIdleCallback'],
  ['/(?<=a)b/.test(location.href)', 'A lookbehind assertion'],
] as const)
  test(`caught in a script: ${line}`, async () => {
    const [message, ...others] = await script(line)
    assert.match(message ?? '', new RegExp(`^${name} is not in `))
    assert.deepEqual(others, [])
  })

for (const line of [
  '[1].findLast(Boolean)',
  "new URL('/', location.origin)",
  'document.body.requestFullscreen?.()',
  'if (document.exitFullscreen) void document.exitFullscreen()',
  "if ('wakeLock' in navigator) void navigator.wakeLock.request('screen')",
  "import type { WakeLockSentinel } from './wakeLock.ts'",
])
  test(`allowed in a script: ${line}`, async () => assert.deepEqual(await script(line), []))

for (const [line, name] of [
  ['.a:has(.b) { color: red }', 'has'],
  ['.a { &:hover { color: red } }', '&'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['@media (width > 40em) { .a { color: red } }', 'A range of a media query'],
  ['.a { mask-image: none }', 'mask-image'],
  ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix'],
  ['.a { font-size: 2rcap }', 'rcap'],
] as const)
  test(`caught in a style: ${line}`, async () => {
    const [message, ...others] = await style(line)
    assert.match(message ?? '', new RegExp(`^${name} is not in `))
    assert.deepEqual(others, [])
  })

for (const line of [
  '@supports selector(:has(*)) { .a:has(.b) { color: red } }',
  '.a { -webkit-mask-image: none; mask-image: none }',
  '.a { color: red; color: color-mix(in srgb, red, blue) }',
  '.a { text-wrap: balance }',
  '@container page (min-width: 40rem) { .a { max-height: 100dvh } }',
])
  test(`allowed in a style: ${line}`, async () => assert.deepEqual(await style(line), []))

/** Lines that are forbidden in a remote. */
const epochs = [
  "localStorage.setItem('mood', 'sad')",
  "export const mood = window.sessionStorage.getItem('mood')",
  "let mood = ''",
  'export const now = () => new Date()',
  'export const age = (at: number) => Date.now() - at',
  "export let mood = ''",
  "addEventListener('keydown', ({ key }) => console.log(key))",
  'export const press = (event: KeyboardEvent) => console.log(event.key)',
  'export const press = ({ key }: KeyboardEvent) => console.log(key)',
  'const moods = new Map<number, string>()',
  'const { data } = useMoodQuery(1, { skip: true })',
  "new Intl.DateTimeFormat(locale, { dateStyle: 'long' })",
]

for (const [what, text, said] of [
  [
    'a day that does not change at midnight',
    "import { today } from '@kinora/i18n'\nexport const Today = () => <p>{today()}</p>\n",
    'Midnight passes while a page is open. Use useToday of @kinora/i18n.',
  ],
  [
    'such a day by another name',
    "import { today as day } from '@kinora/i18n'\nexport const Today = () => <p>{day()}</p>\n",
    'Midnight passes while a page is open. Use useToday of @kinora/i18n.',
  ],
  [
    'a key that may be of an input method',
    "export const Field = () => <input onKeyDown={({ key }) => key === 'Enter' && close()} />\n",
    'Use pressedKey, or latinKey for a letter, of @kinora/ui.',
  ],
] as const)
  test(`caught in a component: ${what}`, async () => {
    const filePath = join(root, 'mfe-catalog/src/features/training/DoneToday.tsx')
    const [result] = await eslint.lintText(text, { filePath })
    assert.deepEqual(
      result!.messages.map(({ message }) => message),
      [said],
    )
  })

for (const line of epochs) {
  test(`caught in a remote: ${line}`, async () => {
    const [result] = await eslint.lintText(`${line}\n`, {
      filePath: join(root, 'mfe-catalog/src/features/programs/useProgram.ts'),
    })
    assert.deepEqual(
      result!.messages.map(({ ruleId }) => ruleId),
      ['no-restricted-syntax'],
    )
  })
}
