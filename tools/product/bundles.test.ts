import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { BRIEFLY_EMBEDDED } from '../start/brieflyEmbedded.ts'
import { bundled } from '../start/bundled.ts'
import { keepRunning } from '../start/keepRunning.ts'
import { waitForAnswer } from '../start/waitForPage.ts'
import { freePorts } from './freePorts.ts'
import { homeWith, prepareProduct } from './startProduct.ts'

await prepareProduct()
const home = homeWith()
const noteRoutes = join(import.meta.dirname, 'noteRoutes.fake.ts')

after(() => rmSync(home, { recursive: true, force: true }))

const UP_WITHIN_MS = 120_000
const SERVERS = [
  { script: 'api/src/server.ts', ready: '/api/ready', route: 'GET /api/levels' },
  { script: 'gateway/src/server.ts', ready: '/ready', route: 'GET /sitemap.xml' },
  { script: 'sandbox/src/server.ts', ready: '/health', route: 'GET /health' },
] as const

for (const { script, ready, route } of SERVERS)
  test(`${script} has the same routes from its bundle as from the sources`, { timeout: 300_000 }, async () => {
    const fromSources = await routesOf(script, ready)
    assert.ok(fromSources.includes(route), fromSources.join('\n'))
    assert.deepEqual(await routesOf(await bundled(script), ready), fromSources)
  })

/** The routes of a server that listens and answers. */
async function routesOf(script: string, ready: string): Promise<string[]> {
  const port = await freePorts(1)
  const file = join(home, 'routes')
  const env = { KINORA_HOME: home, NODE_OPTIONS: `--import=${noteRoutes}`, ROUTES_FILE: file, PAYMENTS: 'off' }
  const running = keepRunning({ name: 'server', script, port, env, nodeFlags: [BRIEFLY_EMBEDDED] }, join(home, 'logs'))
  await waitForAnswer(`http://127.0.0.1:${port}${ready}`, UP_WITHIN_MS)
  await running.stop()
  return readFileSync(file, 'utf8').split('\n')
}
