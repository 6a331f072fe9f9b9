import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsInLines, fullFolders, smallHelpers } from './countsSuite.ts'

const HELPER = 'export const one = 1\n'
const USE = "import { one } from './one.ts'\n"
const helpersIn = (files: Record<string, string>) => smallHelpers(new Map(Object.entries(files)))

test('a small file that serves one file beside it is counted, whatever tests import', () => {
  assert.equal(helpersIn({ 'api/one.ts': HELPER, 'api/two.ts': USE, 'api/one.test.ts': USE }), 1)
})

test('what two files use, another folder, an index or nobody, and what is long or stands alone, is not', () => {
  assert.equal(helpersIn({ 'api/one.ts': HELPER, 'api/two.ts': USE, 'api/three.ts': USE }), 0)
  assert.equal(helpersIn({ 'api/one.ts': HELPER, 'api/in/two.ts': "import { one } from '../one.ts'" }), 0)
  assert.equal(helpersIn({ 'api/one.ts': HELPER, 'api/index.ts': USE }), 0)
  assert.equal(helpersIn({ 'api/one.ts': HELPER }), 0)
  assert.equal(helpersIn({ 'api/one.ts': HELPER.repeat(26), 'api/two.ts': USE }), 0)
  assert.equal(helpersIn({ 'api/oneApi.ts': HELPER, 'api/two.ts': "import { one } from './oneApi.ts'" }), 0)
})

test('a folder is full with more than 30 files of its own', () => {
  const filesIn = (folder: string, length: number) => Array.from({ length }, (_, at) => `${folder}/file${at}.ts`)
  const full = (...paths: string[]) => fullFolders(new Map(paths.map((path) => [path, ''])))
  assert.equal(full(...filesIn('api', 31), ...filesIn('api/in', 31)), 2)
  assert.equal(full(...filesIn('api', 30), ...filesIn('api/in', 30)), 0)
})

test('each count is printed with its limit', () => {
  for (const line of countsInLines().split('\n')) assert.match(line, /^ *\d+ of \d+: \S/)
})
