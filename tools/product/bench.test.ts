import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { PARTS } from '../../bench/readFlags.ts'
import { root } from '../setup/root.js'

/** They wait for a slow network most of the time, so the others run beside them. */
const IN_BROWSER = ['load', 'nextPage', 'pages']

/** One short round: the test checks that the parts run, not what they measure. */
const bench = (parts: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'bench/run.ts'), '--rounds', '1', '--seconds', '1', '--only', parts.join()],
    { maxBuffer: 64 * 1024 * 1024 },
  )

test('the bench measures every part', async (t) => {
  const others = PARTS.filter((part) => !IN_BROWSER.includes(part))
  const ends = await Promise.all([bench(IN_BROWSER), bench(others)])
  const output = ends.map(({ stdout }) => stdout).join('\n')
  const missing = output.match(/^.*(was not measured|needs? PostgreSQL).*$/gm) ?? []
  for (const note of missing) t.diagnostic(note)
  const tables = output.match(/^ *─{10,}$/gm) ?? []
  assert.ok(tables.length + missing.length >= PARTS.length, output)
})
