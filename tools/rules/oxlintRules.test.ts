import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '../setup/root.js'

/** A line that each rule of .oxlintrc.json catches, in a file of a remote unless another is named. */
const planted: Record<string, string | [file: string, code: string]> = {
  eqeqeq: 'export const isSame = (one: unknown, other: unknown) => one == other',
  'max-lines': Array.from({ length: 201 }, (_, at) => `export const line${at} = ${at}`).join('\n'),
  'no-array-constructor': 'export const row = new Array(1, 2)',
  'no-restricted-exports': 'export default 1',
  'no-restricted-imports': "export { createPortal } from 'react-dom'",
  'no-unused-expressions': 'export const sum = (one: number) => {\n  one + 1\n}',
  'no-unused-vars': 'const unused = 1',
  'no-var': 'export var mood = 1',
  'prefer-const': 'export function sum() {\n  let one = 1\n  return one\n}',
  'prefer-rest-params': 'export function sum() {\n  return arguments[0]\n}',
  'prefer-spread': 'export const largest = (row: number[]) => Math.max.apply(Math, row)',
  'react/exhaustive-deps': [
    'shell/src/useMood.ts',
    "import { useEffect } from 'react'\nexport const useMood = (mood: string) => useEffect(() => console.log(mood), [])",
  ],
  'react/rules-of-hooks': [
    'shared/ui/Mood.tsx',
    "import { useState } from 'react'\nexport const Mood = ({ isOn }: { isOn: boolean }) => (isOn ? useState(1)[0] : 0)",
  ],
  'typescript/await-thenable': 'export const one = async () => await 1',
  'typescript/ban-ts-comment': '// @ts-expect-error short\nexport const one: string = 1',
  'typescript/consistent-type-imports': "import { Mood } from './mood.ts'\nexport type Moods = Mood[]",
  'typescript/no-duplicate-enum-values': 'export enum Mood {\n  Good = 1,\n  Bad = 1,\n}',
  'typescript/no-empty-object-type': 'export type Mood = {}',
  'typescript/no-explicit-any': 'export type Mood = any',
  'typescript/no-extra-non-null-assertion': 'export const first = (row: number[]) => row[0]!!.toFixed()',
  'typescript/no-floating-promises': 'Promise.resolve()',
  'typescript/no-misused-new': 'export interface Mood {\n  new (): Mood\n}',
  'typescript/no-namespace': 'export namespace Mood {\n  export const one = 1\n}',
  'typescript/no-non-null-asserted-optional-chain': 'export const first = (row?: number[]) => row?.[0]!',
  'typescript/no-require-imports': "export const fs = require('node:fs')",
  'typescript/no-this-alias': 'export class Mood {\n  self() {\n    const self = this\n    return () => self\n  }\n}',
  'typescript/no-unnecessary-type-assertion': 'export const text = (name: string) => name!',
  'typescript/no-unnecessary-type-constraint': 'export const same = <T extends unknown>(one: T) => one',
  'typescript/no-unsafe-declaration-merging': 'export interface Mood {\n  one: 1\n}\nexport class Mood {}',
  'typescript/no-unsafe-function-type': 'export type Mood = Function',
  'typescript/no-wrapper-object-types': 'export type Mood = String',
  'typescript/only-throw-error': "export const fail = () => {\n  throw 'no'\n}",
  'typescript/prefer-as-const': "export const mood = 'good' as 'good'",
  'typescript/prefer-namespace-keyword': 'declare module Mood {}',
  'typescript/switch-exhaustiveness-check':
    "export const points = (mood: 'good' | 'bad') => {\n  switch (mood) {\n    case 'good':\n      return 1\n  }\n  return 0\n}",
  'typescript/triple-slash-reference': '/// <reference path="mood.ts" />',
}

/** Lines that the options of the rules allow. */
const allowed: [file: string, code: string][] = [
  ['mfe-one/src/unused.ts', 'export const one = (_first: number) => {\n  try {\n    return 1\n  } catch (error) {}\n}'],
  ['mfe-one/src/MoodScreen.tsx', 'export default 1'],
  ['api/src/mood.test.ts', "import { test } from 'node:test'\ntest('one', async () => {})"],
  ['content/film.ts', planted['max-lines'] as string],
  ['mfe-one/jest.cjs', "require('node:fs')"],
  ['mfe-one/src/response.ts', 'export const fail = () => {\n  throw new Response()\n}'],
  ['mfe-one/src/described.ts', '// @ts-expect-error a number is given on purpose\nexport const one: string = 1'],
  ['mfe-one/src/kept.ts', '// oxlint-disable-next-line no-var -- on purpose\nexport var mood = 1'],
]

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
