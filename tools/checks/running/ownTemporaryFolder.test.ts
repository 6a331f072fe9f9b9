import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { takeLock } from '../../setup/takeLock.js'

const outer = mkdtempSync(join(tmpdir(), 'kinora-outer-'))
after(() => rmSync(outer, { recursive: true }))

const SCRIPT = `
const { ownTemporaryFolder } = await import(process.argv[1])
await ownTemporaryFolder()
const { mkdtempSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
console.log(mkdtempSync(tmpdir() + '/kinora-media-'))
`
const run = () =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, import.meta.resolve('./ownTemporaryFolder.ts')],
    { env: { ...process.env, TMPDIR: outer }, encoding: 'utf8' },
  ).trim()

test('what a run leaves in its temporary folder ends with it, and so does what a killed run has left', async () => {
  const [left, used] = ['kinora-run-left', 'kinora-run-used'].map((name) => join(outer, name))
  for (const folder of [left!, used!]) mkdirSync(join(folder, 'kinora-media-1'), { recursive: true })
  const release = await takeLock(used!, { patience: 0 })
  const made = run()
  release()
  assert.match(basename(dirname(made)), /^kinora-run-/)
  assert.equal(existsSync(dirname(made)), false)
  assert.equal(existsSync(left!), false)
  assert.equal(existsSync(used!), true)
})
