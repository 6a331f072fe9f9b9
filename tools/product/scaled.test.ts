import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { onPostgres, type TestDatabase } from '../../api/testing/databases.ts'
import { root } from '../setup/root.js'
import { keepRunning, type Kept } from '../start/keepRunning.ts'
import { buildPackages } from '../start/buildPackages.ts'
import { promoteChanged } from '../start/promoteChanged.ts'
import { runImport } from '../start/runImport.ts'
import { freePorts } from './freePorts.ts'
import { roundRobin } from './roundRobin.ts'

/** The topology of docker-compose.yml as plain processes: two APIs and two gateways on one PostgreSQL. */
onPostgres((create) => {
  const home = mkdtempSync(join(tmpdir(), 'kinora-scaled-'))
  const built = join(root, '.kinora/e2e')
  let database: TestDatabase
  let running: Kept[] = []
  let inside: Awaited<ReturnType<typeof roundRobin>>
  let outside: typeof inside
  let urls: Record<string, string>

  before(async () => {
    await promoteChanged(built, await buildPackages(built))
    for (const part of ['store', 'keys']) cpSync(join(built, part), join(home, part), { recursive: true })
    mkdirSync(join(home, 'logs'))
    database = await create()

    const port = await freePorts(4)
    const at = (offset: number) => `http://127.0.0.1:${port + offset}`
    urls = { 'api-1': at(0), 'api-2': at(1), 'gateway-1': at(2), 'gateway-2': at(3) }
    inside = await roundRobin([at(0), at(1)])
    outside = await roundRobin([at(2), at(3)])
    const shared = { NODE_ENV: 'production', KINORA_HOME: home, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }
    const apiEnv = {
      ...shared,
      DATABASE_URL: database.url!,
      SMTP_URL: 'smtp://127.0.0.1',
      CONTACT_EMAIL: 'contact@kinora.example',
      PAYMENTS: 'off',
      ORIGIN: outside.url,
      MEDIA_SECRET: 'the same for both, so that either accepts the links of the other',
      AUTH_SECRET: 'the same for both, so that either accepts the sessions of the other',
    }
    const gatewayEnv = { ...shared, API_URL: inside.url, ORIGIN: outside.url }
    running = Object.keys(urls).map((name, offset) =>
      keepRunning(
        name.startsWith('api')
          ? { name, script: 'api/src/server.ts', port: port + offset, env: apiEnv }
          : { name, script: 'gateway/src/server.ts', port: port + offset, env: gatewayEnv },
        join(home, 'logs'),
      ),
    )
    // The job of docker-compose.yml, which runs while the APIs migrate the same database.
    await runImport('content', { ...shared, DATABASE_URL: database.url! })
    await Promise.all(Object.keys(urls).map(untilReady))
  })

  after(async () => {
    await Promise.all(running.map((kept) => kept.stop()))
    outside?.close()
    inside?.close()
    await database?.drop()
    rmSync(home, { recursive: true, force: true })
  })

  async function untilReady(name: string) {
    const path = name.startsWith('api') ? '/api/ready' : '/ready'
    while (
      !(await fetch(urls[name] + path).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await sleep(50)
  }

  /** Requests pages and data until the signal aborts; `failures` resolves to those without status 200. */
  function visit(signal: AbortSignal): { asked: () => number; failures: Promise<string[]> } {
    const paths = ['/programs', '/en/programs?phrase=balance', '/api/trinings?locale=pl', '/programs/1']
    let asked = 0
    const failures = (async () => {
      const wrong: string[] = []
      while (!signal.aborted) {
        const path = paths[asked++ % paths.length]!
        const { status } = await fetch(outside.url + path)
        if (status !== 200) wrong.push(`${path}: ${status}`)
      }
      return wrong
    })()
    return { asked: () => asked, failures }
  }

  test('both APIs serve what the content job imported', async () => {
    const counts = await Promise.all(
      ['api-1', 'api-2'].map(async (name) => {
        const list = (await (await fetch(`${urls[name]}/api/trinings?locale=pl`)).json()) as {
          meta: { pagination: { total: number } }
        }
        return list.meta.pagination.total
      }),
    )
    assert.deepEqual(counts, [24, 24])
  })

  test('when one process at a time is killed, the others answer every request', { timeout: 120_000 }, async () => {
    const stop = new AbortController()
    const { asked, failures } = visit(stop.signal)
    for (const name of Object.keys(urls)) {
      const before_ = asked()
      process.kill(Number(readFileSync(join(home, 'logs', `${name}.pid`), 'utf8')), 'SIGKILL')
      while (asked() < before_ + 12) await sleep(20)
      await untilReady(name)
    }
    stop.abort()
    assert.deepEqual(await failures, [])
    assert.ok(asked() >= 48)
  })
})
