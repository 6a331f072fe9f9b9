import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '../setup/root.js'
import { takeLock } from '../setup/takeLock.js'
import { keepSecret } from './keepSecret.ts'
import { readFlags } from './readFlags.ts'

const home = mkdtempSync(join(tmpdir(), 'kinora-start-'))
after(() => rmSync(home, { recursive: true }))

/** Runs `npm start -- …` until it fails or exits. */
const start = (...args: string[]) => startIn(home, ...args)

const startIn = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, KINORA_HOME: folder },
  })
  return { status, stdout, stderr }
}

for (const port of ['0', '65534', '3000.5', 'http', '-1']) {
  test(`--port=${port} is refused with a message`, () => {
    const { status, stderr } = start(`--port=${port}`)
    assert.equal(status, 1)
    assert.equal(stderr, `"${port}" is not a port: a whole number from 1 to 65533 is needed.\n`)
  })
}

test('an unknown flag is reported with the list of flags', () => {
  const { status, stderr } = start('--quick')
  assert.equal(status, 1)
  assert.match(stderr, /^There is no flag --quick\.\nnpm start -- \[flags\]/)
})

test('an argument without `--` before it is explained', () => {
  assert.match(
    start('4000').stderr,
    /^"4000" was not expected\. Flags follow two dashes: npm start -- --port 4000\.\n$/,
  )
})

test('--dev takes the names of remotes, or none', () => {
  assert.deepEqual(readFlags(['--dev']).dev, [])
  assert.deepEqual(readFlags(['--dev', 'mfe-catalog']).dev, ['mfe-catalog'])
  assert.equal(readFlags([]).dev, false)
})

test('--against takes the address of a product and the names of remotes', () => {
  const { against } = readFlags(['--against', 'https://kinora.example/', 'mfe-team'])
  assert.deepEqual(against, { target: 'https://kinora.example', names: ['mfe-team'] })
  for (const [args, problem] of [
    [['--against', 'kinora.example'], /is not the address of a product/],
    [['--against', 'https://kinora.example', '--dev'], /are for one of your own/],
    [['--against', 'https://kinora.example', 'shell'], /^Error: The shell is that of the deployed product/],
  ] as const)
    assert.throws(() => readFlags([...args]), problem)
})

test('--against says when no product answers at the address', () => {
  const { status, stderr } = start('--against', 'http://127.0.0.1:1', '--port', '4990')
  assert.equal(status, 1)
  assert.match(stderr, /^No product of Kinora answers at http:\/\/127\.0\.0\.1:1: .+\.\n$/)
})

test('--dev refuses an unknown package, and lists the known ones', () => {
  const { status, stderr } = start('--dev', 'mfe-nothing')
  assert.equal(status, 1)
  assert.match(stderr, /^There is no package "mfe-nothing" to watch\. Name some of: shell, mfe-/)
})

test('each of the three ports must be free', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { status, stderr } = start('--port', String(port - 2))
  server.close()
  assert.equal(status, 1)
  assert.match(
    stderr,
    new RegExp(`^Port ${port} is in use by another program\\. Stop it, or choose: npm start -- --port \\d+\\.\n$`),
  )
})

test('a data folder that another instance uses is not changed, even with --fresh', async () => {
  const release = await takeLock(home, { patience: 0 })
  const file = join(home, 'kept')
  writeFileSync(file, 'x')
  const { status, stderr } = await new Promise<ReturnType<typeof start>>((resolve) =>
    setImmediate(() => resolve(start('--fresh'))),
  )
  release()
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^Kinora is already running with the data folder .* Stop it, or set KINORA_HOME to another folder\.\n$/,
  )
  assert.ok(statSync(file))
})

test('a home folder that cannot be written is reported', () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  const { status, stderr } = startIn(join(file, 'home'), '--port', '4700')
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^Kinora cannot write to .*file\/home\/logs \(ENOTDIR\)\. Set KINORA_HOME to a folder that it may write to\.\n$/,
  )
})

test('a secret is generated once, has 32 bytes and mode 0600', () => {
  const secret = keepSecret(join(home, 'secrets'), 'media')
  assert.equal(keepSecret(join(home, 'secrets'), 'media'), secret)
  assert.equal(Buffer.from(secret, 'base64url').length, 32)
  if (process.platform !== 'win32') assert.equal(statSync(join(home, 'secrets/media')).mode & 0o777, 0o600)
})
