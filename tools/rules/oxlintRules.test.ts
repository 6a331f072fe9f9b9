import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '../setup/root.js'

const LONG = Array.from({ length: 201 }, (_, at) => `export const line${at} = ${at}`).join('\n')

/**
 * Code that a rule must catch: where we set its options or files, and one rule for each kind of rule, which shows that
 * its kind runs there. That each rule finds what it is for, oxlint tests itself.
 */
const planted: [rule: string, file: string, code: string][] = [
  ['no-var', 'mfe-one/src/core.ts', 'export var mood = 1'],
  ['max-lines', 'mfe-one/src/long.ts', LONG],
  ['no-restricted-exports', 'mfe-one/src/default.ts', 'export default 1'],
  ['no-restricted-imports', 'mfe-one/src/copy.ts', "export { createPortal } from 'react-dom'"],
  ['no-restricted-imports', 'gateway/src/mood.ts', "export { paths } from '@kinora/paths'"],
  ['no-unused-vars', 'mfe-one/src/unused.ts', 'const unused = 1'],
  ['ban-ts-comment', 'mfe-one/src/short.ts', '// @ts-expect-error short\nexport const one: string = 1'],
  ['consistent-type-imports', 'mfe-one/src/types.ts', "import { Mood } from './mood.ts'\nexport type Moods = Mood[]"],
  ['only-throw-error', 'mfe-one/src/throw.ts', "export const fail = () => {\n  throw 'no'\n}"],
  ['no-require-imports', 'mfe-one/src/require.ts', "export const fs = require('node:fs')"],
  ['no-floating-promises', 'mfe-one/src/typed.ts', 'Promise.resolve()'],
  ['no-floating-promises', 'api/src/typed.ts', 'Promise.resolve()'],
  [
    'exhaustive-deps',
    'shell/src/useMood.ts',
    "import { useEffect } from 'react'\nexport const useMood = (mood: string) => useEffect(() => console.log(mood), [])",
  ],
  [
    'immutability',
    'shared/ui/Mood.tsx',
    'export function Mood({ mood }: { mood: { isOn: boolean } }) {\n  mood.isOn = true\n  return <p />\n}',
  ],
  ['await-async-events', 'mfe-one/src/events.test.tsx', inTest('userEvent.click(document.body)')],
  ['no-await-sync-events', 'mfe-one/src/sync.test.tsx', inTest('await fireEvent.click(document.body)')],
  ['no-node-access', 'mfe-one/src/node.test.tsx', inTest("expect(screen.getByText('mood').firstChild).toBeNull()")],
]

/** Lines that the options of the rules allow. */
const allowed: [file: string, code: string][] = [
  [
    'mfe-one/src/ignored.ts',
    'export const one = (_first: number) => {\n  try {\n    return 1\n  } catch (error) {}\n}',
  ],
  ['mfe-one/src/MoodScreen.tsx', 'export default 1'],
  ['api/src/mood.test.ts', "import { test } from 'node:test'\ntest('one', async () => {})"],
  ['content/film.ts', LONG],
  ['mfe-one/jest.cjs', "require('node:fs')"],
  ['mfe-one/src/response.ts', 'export const fail = () => {\n  throw new Response()\n}'],
  ['mfe-one/src/described.ts', '// @ts-expect-error a number is given on purpose\nexport const one: string = 1'],
  ['mfe-one/src/kept.ts', '// oxlint-disable-next-line no-var -- on purpose\nexport var mood = 1'],
]

// Outside the repository, whose .gitignore would hide it.
const field = mkdtempSync(join(tmpdir(), 'kinora-oxlint-'))
symlinkSync(join(root, 'node_modules'), join(field, 'node_modules'), 'junction')
after(() => rmSync(field, { recursive: true }))

for (const [, file, code] of planted) plant(file, code)
for (const [file, code] of allowed) plant(file, code)
plant('mfe-one/src/mood.ts', 'export class Mood {}')
plant('mfe-one/src/needless.ts', '// oxlint-disable-next-line no-var\nexport const mood = 1')
cpSync(join(root, '.oxlintrc.json'), join(field, '.oxlintrc.json'))
const compilerOptions = { lib: ['ES2023', 'DOM'], types: ['node'], strict: true, jsx: 'react-jsx', module: 'preserve' }
writeFileSync(join(field, 'tsconfig.json'), JSON.stringify({ compilerOptions }))

const { stdout } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--format=json',
    'api',
    'content',
    'gateway',
    'mfe-one',
    'shared',
    'shell',
  ],
  { cwd: field, encoding: 'utf8', maxBuffer: 50e6 },
)
const { diagnostics } = JSON.parse(stdout) as {
  diagnostics: { filename: string; code?: string; message: string }[]
}
const foundIn = (file: string) =>
  diagnostics
    .filter(({ filename }) => filename === file)
    .map(({ code, message }) => code?.replace(/^.*\(|\)$/g, '') ?? message)

for (const [rule, file] of planted)
  test(`${rule} catches its planted violation in ${file}`, () => assert.ok(foundIn(file).includes(rule)))

for (const [file] of allowed) test(`nothing is found in ${file}`, () => assert.deepEqual(foundIn(file), []))

test('a comment that disables nothing is reported', () => {
  assert.match(foundIn('mfe-one/src/needless.ts').join(), /Unused/i)
})

function inTest(code: string): string {
  return `import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
test('one', async () => {\n${code}\n})`
}

function plant(file: string, code: string) {
  mkdirSync(dirname(join(field, file)), { recursive: true })
  writeFileSync(join(field, file), `${code}\n`)
}
