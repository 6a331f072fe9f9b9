import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { changedFiles } from './changedFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-changed-'))
after(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ala', '-c', 'user.email=ala@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  })
function commit(text: string) {
  git('add', '.')
  git('commit', '--message', text)
}

test('a branch has changed what it committed, what it has not yet, and what is new or gone', () => {
  git('init', '--initial-branch=main')
  write('.gitignore', 'cache\n')
  for (const name of ['kept.ts', 'żółw 2.ts', 'gone.ts', 'edited.ts']) write(name, 'one')
  commit('One')
  git('switch', '--create', 'branch')
  write('żółw 2.ts', 'two')
  commit('Two')
  rmSync(join(folder, 'gone.ts'))
  write('edited.ts', 'two')
  write('new.ts', 'new')
  write('cache', 'ignored')
  assert.deepEqual(changedFiles(folder).files.toSorted(), ['edited.ts', 'gone.ts', 'new.ts', 'żółw 2.ts'])
})

test('on main itself, what is not committed has changed', () => {
  commit('Three')
  git('branch', '--force', 'main')
  write('kept.ts', 'four')
  assert.deepEqual(changedFiles(folder).files, ['kept.ts'])
})
