import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '../setup/root.js'
import { allowed, planted } from './plantedCode.fake.ts'

// Outside the repository, whose .gitignore would hide it.
const field = mkdtempSync(join(tmpdir(), 'kinora-oxlint-'))
symlinkSync(join(root, 'node_modules'), join(field, 'node_modules'), 'junction')
after(() => rmSync(field, { recursive: true }))

const fileOf = (rule: string) => {
  const place = planted[rule]!
  return typeof place === 'string' ? `mfe-one/src/${rule.replace('/', '-')}.ts` : place[0]
}
for (const [rule, place] of Object.entries(planted)) plant(fileOf(rule), typeof place === 'string' ? place : place[1])
for (const [file, code] of allowed) plant(file, code)
plant('mfe-one/src/mood.ts', 'export class Mood {}')
plant('mfe-one/src/needless.ts', '// oxlint-disable-next-line no-var\nexport const mood = 1')
cpSync(join(root, '.oxlintrc.json'), join(field, '.oxlintrc.json'))
const compilerOptions = { lib: ['ES2023', 'DOM'], types: ['node'], strict: true, jsx: 'react-jsx', module: 'preserve' }
writeFileSync(join(field, 'tsconfig.json'), JSON.stringify({ compilerOptions }))

const found = new Map<string, string[]>()
const { diagnostics } = JSON.parse(oxlint('--format=json', 'api', 'content', 'mfe-one', 'shared', 'shell')) as {
  diagnostics: { filename: string; code?: string; message: string }[]
}
for (const { filename, code, message } of diagnostics)
  found.set(filename, [...(found.get(filename) ?? []), code?.replace(/^.*\(|\)$/g, '') ?? message])

const { rules, overrides } = JSON.parse(oxlint('--print-config')) as {
  rules: object
  overrides: { rules?: object }[]
}

for (const rule of new Set([rules, ...overrides.map((one) => one.rules ?? {})].flatMap(Object.keys)))
  test(`${rule} catches its planted violation`, () => {
    assert.ok(rule in planted, 'a new rule needs a planted violation')
    const name = rule.split('/').at(-1)!
    assert.ok(found.get(fileOf(rule))?.includes(name))
  })

for (const [file] of allowed) test(`nothing is found in ${file}`, () => assert.equal(found.get(file), undefined))

test('a comment that disables nothing is reported', () => {
  assert.match(found.get('mfe-one/src/needless.ts')?.join() ?? '', /Unused/i)
})

function plant(file: string, code: string) {
  mkdirSync(dirname(join(field, file)), { recursive: true })
  writeFileSync(join(field, file), `${code}\n`)
}

function oxlint(...args: string[]): string {
  return spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...args], {
    cwd: field,
    encoding: 'utf8',
    maxBuffer: 50e6,
  }).stdout
}
