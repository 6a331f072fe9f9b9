import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { root } from '../setup/root.js'
import { keepRunning, backOff } from './keepRunning.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-keep-'))
after(() => rmSync(folder, { recursive: true }))

const script = (name: string, code: string) => {
  writeFileSync(join(folder, name), code)
  return join(folder, name)
}
const until = (t: TestContext, isSo: () => boolean | Promise<boolean>) =>
  t.waitFor(async () => assert.ok(await isSo()), { timeout: 60_000 })
const heard = (t: TestContext) => {
  const lines: string[] = []
  t.mock.method(console, 'error', (line: string) => lines.push(line))
  return lines
}

test('a service that ends is reported with its last lines and restarted', async (t) => {
  const lines = heard(t)
  const file = script(
    'dies.cjs',
    `
    const fs = require('node:fs'), mark = ${JSON.stringify(join(folder, 'second'))}
    if (fs.existsSync(mark)) { console.log('again'); setInterval(() => {}, 1e6) }
    else { fs.writeFileSync(mark, ''); for (let i = 1; i <= 25; i++) console.log('line', i); process.exit(3) }`,
  )
  const service = keepRunning({ name: 'api', script: file, port: 1, env: {} }, folder)
  await until(t, () => service.lastLines().includes('again'))
  await service.stop()
  assert.match(lines[0]!, /^\napi ended \(code 3\)\. Its last lines:\n {2}line 6\n[^]*line 25$/)
  assert.equal(lines[1], 'api starts again in 0.5 s.')
})

test('a service that ends after it listened starts again at once, however often', async (t) => {
  const lines = heard(t)
  const listens = script(
    'listens.cjs',
    `require('node:net').createServer().listen(0, () => setImmediate(() => console.log(process.pid)))`,
  )
  const service = keepRunning({ name: 'api', script: listens, port: 1, env: {} }, folder)
  const killed: string[] = ['']
  while (killed.length <= 3) {
    await until(t, () => !killed.includes(service.lastLines().at(-1) ?? ''))
    killed.push(service.lastLines().at(-1)!)
    process.kill(Number(killed.at(-1)), 'SIGKILL')
  }
  await until(t, () => lines.length === 6)
  await service.stop()
  const restarts = lines.filter((line) => line.includes('starts again'))
  assert.deepEqual(restarts, Array(3).fill('api starts again in 0.5 s.'))
})

test('a port in use is reported as the reason', async (t) => {
  const lines = heard(t)
  const file = script('busy.cjs', `console.error('Error: listen EADDRINUSE'); process.exit(1)`)
  const service = keepRunning({ name: 'api', script: file, port: 4242, env: {} }, folder)
  await until(t, () => lines.length > 0)
  await service.stop()
  assert.match(lines[0]!, /Port 4242, which api needs, is in use by another program\./)
})

test(
  'a service runs although its log and process id cannot be written',
  { skip: !existsSync('/dev/full') && 'there is no /dev/full here' },
  async (t) => {
    const lines = heard(t)
    const full = mkdtempSync(join(folder, 'full-'))
    for (const file of ['api.log', 'api.pid']) symlinkSync('/dev/full', join(full, file))
    const service = keepRunning(
      { name: 'api', script: script('talks.cjs', `console.log('up'); setInterval(() => {}, 1e6)`), port: 1, env: {} },
      full,
    )
    await until(t, () => service.lastLines().includes('up'))
    await service.stop()
    assert.match(lines[0]!, /api\.pid could not be written: ENOSPC/)
  },
)

test('stopping sends SIGTERM, waits for the end, and does not restart', async (t) => {
  const lines = heard(t)
  const file = script(
    'polite.cjs',
    `
    setInterval(() => {}, 1e6)
    process.on('SIGTERM', () => setTimeout(() => { console.log('goodbye'); process.exit(0) }, 50))
    console.log('up')`,
  )
  const service = keepRunning({ name: 'polite', script: file, port: 1, env: {} }, folder)
  await until(t, () => service.lastLines().includes('up'))
  await service.stop()
  assert.deepEqual(service.lastLines(), ['up', 'goodbye'])
  assert.deepEqual(lines, [])
  assert.equal(readFileSync(join(folder, 'polite.log'), 'utf8'), 'up\ngoodbye\n')
})

test('children end when their parent is killed', async (t) => {
  const portFile = join(folder, 'port')
  const child = script(
    'server.cjs',
    `
    const server = require('node:net').createServer()
    server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync(${JSON.stringify(portFile)}, String(server.address().port)))`,
  )
  const parent = script(
    'parent.mjs',
    `
    import { keepRunning } from ${JSON.stringify(join(root, 'tools/start/keepRunning.ts'))}
    keepRunning({ name: 'server', script: ${JSON.stringify(child)}, port: 1, env: {} }, ${JSON.stringify(folder)})`,
  )
  const process_ = spawn(process.execPath, [parent], { stdio: 'ignore' })
  await until(t, () => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '')
  const port = Number(readFileSync(portFile, 'utf8'))
  assert.equal(await answers(port), true)
  process_.kill('SIGKILL')
  await until(t, async () => !(await answers(port)))
})

test('delays double up to half a minute, and are reset when a service could start', () => {
  const delay = backOff()
  assert.deepEqual(
    Array.from({ length: 8 }, () => delay.after(false)),
    [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000],
  )
  assert.equal(delay.after(true), 500)
})

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
