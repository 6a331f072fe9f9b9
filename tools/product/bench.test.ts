import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { PARTS } from '../../bench/readFlags.ts'
import { root } from '../setup/root.js'

/** One short round each: the tests check that a part runs, not what it measures. */
for (const part of PARTS) {
  test(`the bench measures ${part}`, (t) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'bench/run.ts'), '--only', part, '--rounds', '1', '--seconds', '1'],
      { encoding: 'utf8' },
    )
    assert.equal(status, 0, stderr + stdout)
    const [missing] = /^.*(was not measured|needs? PostgreSQL).*$/m.exec(stdout) ?? []
    if (missing) t.diagnostic(missing)
    else assert.match(stdout, /───/)
  })
}
