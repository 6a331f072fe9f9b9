import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { endTree, treeSeconds } from './processTree.ts'

const skip = process.platform === 'linux' ? false : 'It reads /proc.'

/** A process that works, starts another that stays in a session of its own, and ends when it is told to. */
const PARENT = `
const { spawn } = require('node:child_process')
for (let at = 0; process.cpuUsage().user < 300_000; at++) Math.sqrt(at)
const stays = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], { detached: true, stdio: 'ignore' })
stays.unref()
console.log('works')
process.stdin.once('data', () => process.exit())
`

test('the time of a process that has ended is kept, and one whose parent has ended is found', { skip }, async (t) => {
  const before = treeSeconds()!
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(parent.stdout, 'data')
  treeSeconds()
  parent.stdin.write('end\n')
  await once(parent, 'exit')
  assert.ok(treeSeconds()! - before >= 0.3)
  const ended = () => endTree().filter((command) => command.includes('setInterval')).length
  assert.equal(ended(), 1)
  await t.waitFor(() => assert.equal(ended(), 0), { timeout: 60_000 })
})
