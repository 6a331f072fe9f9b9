import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { onlyChanged } from './onlyChanged.ts'
import type { Suite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-changed-'))
const file = join(folder, 'cache/passed.json')
after(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'pages'), { recursive: true })
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  write('.gitignore', 'cache/\n')
  write('pages/one.ts', 'one')
  write('other.ts', 'other')
})

const suite = (failed = 0): Suite => ({
  name: 'Pages',
  inputs: ['pages'],
  run: async () => ({ passed: 1, failed, output: '' }),
})
const left = (given = suite()) => onlyChanged([given], { folder, file })
async function pass(given = suite()) {
  for (const one of left(given)) await one.run()
}

test('what passed runs again when a file of its inputs is changed, new or gone, and not before', async () => {
  assert.equal(left().length, 1)
  await pass()
  write('other.ts', 'changed')
  assert.equal(left().length, 0)

  write('pages/one.ts', 'changed')
  assert.equal(left().length, 1)
  await pass()
  write('pages/two.ts', 'new')
  assert.equal(left().length, 1)
  await pass()
  rmSync(join(folder, 'pages/two.ts'))
  assert.equal(left().length, 1)
})

test('what failed, and what names no inputs, runs every time', async () => {
  await pass(suite(1))
  assert.equal(left().length, 1)
  const { inputs: _, ...unnamed } = suite()
  await pass(unnamed)
  assert.equal(left(unnamed).length, 1)
})
