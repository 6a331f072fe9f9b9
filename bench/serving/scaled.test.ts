import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { onPostgres, type TestDatabase } from '../../api/testing/database/databases.ts'
import { keepRunning, type RunningService } from '../../tools/start/keepRunning.ts'
import { runImport } from '../../tools/start/runImport.ts'
import { waitForAnswer } from '../../tools/start/waitForPage.ts'
import { freePorts } from '../../tools/product/freePorts.ts'
import { roundRobin } from '../../tools/product/roundRobin.ts'
import { homeWith, prepareProduct } from '../../tools/product/startProduct.ts'

const UP_WITHIN_MS = 120_000
/** So many requests follow when a process is killed, of pages and of data. */
const REQUESTS = 12
const PATHS = ['/programs', '/en/programs?phrase=balance', '/api/trinings?locale=pl', '/programs/1']

/** The topology of docker-compose.yml as plain processes: two APIs and two gateways on one PostgreSQL. */
onPostgres((create) => {
  let home: string
  let database: TestDatabase
  let running: RunningService[] = []
  let inside: Awaited<ReturnType<typeof roundRobin>>
  let outside: typeof inside
  let urls: Record<string, string>

  before(async () => {
    await prepareProduct()
    home = homeWith()
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
      SECOND_FACTOR: 'offered',
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
    await Promise.all(running.map((service) => service.stop()))
    outside?.close()
    inside?.close()
    await database?.drop()
    rmSync(home, { recursive: true, force: true })
  })

  const untilReady = (name: string) =>
    waitForAnswer(`${urls[name]}${name.startsWith('api') ? '/api/ready' : '/ready'}`, UP_WITHIN_MS)

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

  test('the proxy keeps a header of one connection on that connection', async () => {
    const { headers } = await fetch(outside.url + PATHS[0]!)
    assert.equal(headers.get('keep-alive'), 'timeout=5')
  })

  test('when one process at a time is killed, the others answer every request', { timeout: 120_000 }, async () => {
    for (const name of Object.keys(urls)) {
      const answers = Array.from({ length: REQUESTS }, (_, at) => fetch(outside.url + PATHS[at % PATHS.length]))
      process.kill(Number(readFileSync(join(home, 'logs', `${name}.pid`), 'utf8')), 'SIGKILL')
      for (const { status, url } of await Promise.all(answers)) assert.equal(status, 200, url)
      for (const path of PATHS) assert.equal((await fetch(outside.url + path)).status, 200, path)
      await untilReady(name)
    }
  })
})
