import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { owners } from '../../../app/owners.ts'
import { openEmbedded } from './openEmbedded.ts'

const writer = fileURLToPath(new URL('../../../../testing/database/writeUntilKilled.ts', import.meta.url))

test('only one process can use a folder; when it is killed the rows stay and the folder is unlocked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-data-'))
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lastWritten = await new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (number) => {
      if (Number(number) === 200) resolve(200)
    })
  })
  await assert.rejects(openEmbedded(folder, owners), /is in use by another Kinora/)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const db = await openEmbedded(folder, owners)
  const [rows] = await db.rows<{ count: number; last: number }>(
    'select count(*)::int as count, max(number) as last from kept',
  )
  assert.ok(rows && rows.count >= lastWritten, `${rows?.count} of ${lastWritten} rows are left`)
  assert.equal(rows.count, rows.last)
  await db.close()

  chmodSync(folder, 0o755) // as earlier versions left it
  const again = await openEmbedded(folder, owners)
  assert.equal(statSync(folder).mode & 0o777, 0o700, 'other users of the machine read nothing')
  await again.close()
  rmSync(folder, { recursive: true })
})
