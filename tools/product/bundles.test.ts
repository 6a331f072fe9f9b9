import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../setup/root.js'
import { BRIEFLY_EMBEDDED } from '../start/brieflyEmbedded.ts'
import { bundled } from '../start/bundled.ts'
import { buildPackages } from '../start/buildPackages.ts'
import { keepRunning } from '../start/keepRunning.ts'
import { promoteChanged } from '../start/promoteChanged.ts'
import { freePorts } from './freePorts.ts'

const built = join(root, '.kinora/e2e')
const home = mkdtempSync(join(tmpdir(), 'kinora-bundles-'))
const noteRoutes = join(import.meta.dirname, 'noteRoutes.fake.ts')

before(async () => {
  await promoteChanged(built, await buildPackages(built))
  for (const part of ['store', 'keys']) cpSync(join(built, part), join(home, part), { recursive: true })
  mkdirSync(join(home, 'logs'))
})
after(() => rmSync(home, { recursive: true, force: true }))

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
  await untilAnswered(`http://127.0.0.1:${port}${ready}`)
  await running.stop()
  return readFileSync(file, 'utf8').split('\n')
}

async function untilAnswered(url: string) {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50)
}
