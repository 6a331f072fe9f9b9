import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../testing/watchedProcess.ts', import.meta.url))

async function watched(...told: string[]) {
  const child = spawn(process.execPath, [script, ...told], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGTERM',
  })
  const [complaint, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code, signal, complaint }
}

test('a process whose event loop is blocked is killed, and prints why', { timeout: 120_000 }, async () => {
  assert.deepEqual(await watched('stand'), {
    code: null,
    signal: 'SIGKILL',
    complaint: 'The event loop is blocked: the process is killed.\n',
  })
})

test('a process whose event loop is not blocked ends normally', { timeout: 120_000 }, async () => {
  assert.deepEqual(await watched(), { code: 0, signal: null, complaint: '' })
})
