import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { type Part, PARTS } from '../../bench/readFlags.ts'
import { root } from '../setup/root.js'
import { thorough } from '../setup/thorough.js'

/** They wait for a slow network most of the time, so the others run beside them. */
const IN_BROWSER: Part[] = ['load', 'nextPage', 'pages']

/** One short round: the test checks that the parts run, not what they measure. */
const bench = (parts: readonly Part[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'bench/run.ts'), '--rounds', '1', '--seconds', '1', '--only', parts.join()],
    { maxBuffer: 64 * 1024 * 1024 },
  )

const parts = thorough<readonly Part[], readonly Part[]>(PARTS, ['gateway'])
const groups = [
  parts.filter((part) => IN_BROWSER.includes(part)),
  parts.filter((part) => !IN_BROWSER.includes(part)),
].filter((group) => group.length)

test(`the bench measures ${parts.join(', ')}`, async (t) => {
  const ends = await Promise.all(groups.map(bench))
  const output = ends.map(({ stdout }) => stdout).join('\n')
  const missing = output.match(/^.*(was not measured|needs? PostgreSQL).*$/gm) ?? []
  for (const note of missing) t.diagnostic(note)
  const tables = output.match(/^ *─{10,}$/gm) ?? []
  assert.ok(tables.length + missing.length >= parts.length, output)
})
