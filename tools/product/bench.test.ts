import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { PARTS } from '../../bench/readFlags.ts'
import { root } from '../setup/root.js'

test('the bench measures every part', (t) => {
  // One short round: the test checks that the parts run, not what they measure.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bench/run.ts'), '--rounds', '1', '--seconds', '1'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  assert.equal(status, 0, stderr + stdout)
  const missing = stdout.match(/^.*(was not measured|needs? PostgreSQL).*$/gm) ?? []
  for (const note of missing) t.diagnostic(note)
  const tables = stdout.match(/^ *─{10,}$/gm) ?? []
  assert.ok(tables.length + missing.length >= PARTS.length, stdout)
})
