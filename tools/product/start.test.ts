import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { root } from '../setup/root.js'
import { thorough } from '../setup/thorough.js'
import { packages } from '../start/buildPackages.ts'
import { freePorts } from './freePorts.ts'
import { builtHome } from './startProduct.ts'

const home = mkdtempSync(join(tmpdir(), 'kinora-product-'))
/** The only package that the first start builds, in the short form. */
const TO_BUILD = 'mfe-team'
const preparedParts = thorough(
  ['cache/webpack'],
  ['cache/versions', 'keys', ...packages().flatMap((name) => (name === TO_BUILD ? [] : [`store/${name}`]))],
)
let port: number
let running: ChildProcess | undefined

before(async () => {
  port = await freePorts(3)
  for (const part of preparedParts)
    cpSync(join(builtHome, part), join(home, part), { recursive: true, preserveTimestamps: true })
})
after(() => {
  running?.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

/** Runs `npm start` with the test's own home folder; `output` is what it has written so far. */
function start(command = process.execPath, args = ['tools/run', 'start', '--port', String(port)]) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, KINORA_HOME: home, CI: '1' } })
  const started = { child, output: '', ended: new Promise<number | null>((resolve) => child.once('close', resolve)) }
  const hear = (chunk: Buffer) => void (started.output += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  running = child
  return started
}

const until = (t: TestContext, isSo: () => boolean | Promise<boolean>, what: () => string) =>
  t.waitFor(async () => assert.ok(await isSo(), what()), { timeout: 240_000 })

const pageOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }))
const cardsIn = (html: string) => new Set(html.match(/href="(\/en)?\/programs\/\d+"/g)).size
const isUp = (t: TestContext, started: ReturnType<typeof start>) =>
  until(
    t,
    () => started.output.includes('Kinora is up'),
    () => started.output,
  )

type Moment = [name: string, isNow: (output: string) => boolean]
const hasSaid = (words: string): Moment => [words, (output) => output.includes(words)]
const aPackageIsBuilding = hasSaid('Building')
const aPackageIsBuilt = hasSaid('✓ Building')
const theDatabaseIsMade: Moment = ['the database is being made', () => existsSync(join(home, 'data'))]
const theApiIsReady: Moment = [
  'the API has a database',
  () => existsSync(join(home, 'logs/api.log')) && readFileSync(join(home, 'logs/api.log'), 'utf8').includes('ready'),
]
/** `npm run soak -- kills` has moments at random. */
const MOMENTS = thorough(
  [aPackageIsBuilding, aPackageIsBuilt, aPackageIsBuilding, aPackageIsBuilt, theDatabaseIsMade, theApiIsReady],
  [aPackageIsBuilding, theDatabaseIsMade],
)

test('after SIGKILL at any moment of the first start, the next start succeeds', { timeout: 900_000 }, async (t) => {
  for (const [name, isNow] of MOMENTS) {
    const started = start()
    await until(
      t,
      () => isNow(started.output),
      () => `${name}: not reached\n${started.output}`,
    )
    started.child.kill('SIGKILL')
    await started.ended
  }
  const whole = start()
  await isUp(t, whole)
  assert.doesNotMatch(whole.output, /does not go live/)
  for (const [path, lang] of [
    ['/programs', 'pl'],
    ['/en/programs', 'en'],
  ]) {
    const { status, html } = await pageOf(path!)
    assert.equal(status, 200)
    assert.equal(cardsIn(html), 12)
    assert.match(html, new RegExp(`<html[^>]* lang="${lang}"`))
  }
  whole.child.kill('SIGINT')
  assert.equal(await whole.ended, 0)
  await assert.rejects(pageOf('/programs'), 'no server is left running')
})

test('a second start builds nothing, and restarts a service that is killed', { timeout: 300_000 }, async (t) => {
  const started = start()
  await isUp(t, started)
  assert.doesNotMatch(started.output, /Building|npm ci/)

  process.kill(Number(readFileSync(join(home, 'logs/api.pid'), 'utf8')), 'SIGKILL')
  await until(
    t,
    () => /api ended \(SIGKILL\)[^]*api starts again in 0\.5 s/.test(started.output),
    () => started.output,
  )
  await until(
    t,
    async () => (await fetch(`http://127.0.0.1:${port + 1}/api/levels`).catch(() => null))?.status === 200,
    () => started.output,
  )

  started.child.kill('SIGTERM')
  assert.equal(await started.ended, 0)
})

test(
  'when npm itself is killed, all services end and the next start finds the ports free',
  { timeout: 300_000 },
  async (t) => {
    const npm = start('npm', ['start', '--', '--port', String(port)])
    await isUp(t, npm)
    npm.child.kill('SIGKILL')
    const next = start()
    await isUp(t, next)
    next.child.kill('SIGTERM')
    assert.equal(await next.ended, 0)
  },
)
