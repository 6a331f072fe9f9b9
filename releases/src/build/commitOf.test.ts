import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { commitOf, isDirty } from './commitOf.ts'

let root: string
let head: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@kinora.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

before(() => {
  root = mkdtempSync(join(tmpdir(), 'kinora-commit-'))
  for (const folder of ['mfe-one', 'mfe-two', 'shared']) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.ts'), 'export {}')
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
  head = git('rev-parse', 'HEAD')
})
after(() => rmSync(root, { recursive: true }))

const commit = () => commitOf(root, ['mfe-one', 'shared', 'package-lock.json'], {})

test('a clean tree has its commit, also while another package has changes', () => {
  writeFileSync(join(root, 'mfe-two/index.ts'), 'export const changed = 1')
  assert.equal(commit(), head)
  assert.equal(isDirty(commit()), false)
})

for (const file of ['mfe-one/index.ts', 'mfe-one/added.ts', 'shared/index.ts', 'package-lock.json']) {
  test(`the commit says that ${file} is not committed`, () => {
    writeFileSync(join(root, file), 'changed')
    assert.equal(commit(), `${head}-dirty`)
    assert.equal(isDirty(commit()), true)
    git('stash', '--include-untracked')
    assert.equal(commit(), head)
  })
}

test('without a repository the commit is that of the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-no-commit-'))
  assert.equal(commitOf(folder, ['shared'], { KINORA_COMMIT: 'abc-dirty' }), 'abc-dirty')
  assert.equal(commitOf(folder, ['shared'], { KINORA_COMMIT: '' }), 'unknown')
  rmSync(folder, { recursive: true })
})
