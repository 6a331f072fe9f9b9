import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { openSmtp } from '../../../api/testing/messages/smtpServer.ts'
import { step } from '../../../tools/setup/step.js'
import { checkFilm, checkMail, checkPages } from './checkSite.ts'
import type { Engine } from './engine.ts'
import { openSite, visitDuring, type Visits } from './visitSite.ts'

const ORIGIN = 'https://localhost'
const AUTHORITY = '/data/caddy/pki/authorities/local/root.crt'
const TEXT = 'mfe-marketing/content/faq/pl.mdx'
const TITLE = 'Wymienione'
const SERVERS = ['api-1', 'api-2', 'gateway-1', 'gateway-2']
const BACK_WITHIN_MS = 120_000
const LIVE_WITHIN_MS = 30_000
const ASK_EVERY_MS = 100

/** One part of the soak, and the visits meanwhile; `fault` is an error other than a failed request. */
export type Part = { name: string; visits: Visits; note?: string; fault?: string }

/** Checks the running services, then kills, releases and updates under load. */
export async function soakComposed(engine: Engine, mailbox: Awaited<ReturnType<typeof openSmtp>>): Promise<Part[]> {
  const authority = await engine.compose('exec', '-T', 'proxy', 'cat', AUTHORITY)
  const open = () => openSite(ORIGIN, authority)
  const site = open()
  const parts: Part[] = []
  const part = async (name: string, work: () => Promise<Visits | { visits: Visits; note: string }>) => {
    try {
      const done = await step(name, work)
      parts.push('visits' in done ? { name, ...done } : { name, visits: done })
    } catch (error) {
      parts.push({ name, visits: { requests: 0, failures: [], slowest: 0 }, fault: (error as Error).message })
    }
  }

  await part('Pages over TLS', () => checkPages(site))
  await part('A film by range', () => checkFilm(site))
  await part('A mail', () => checkMail(site, mailbox))
  for (const service of ['api-1', 'gateway-1', 'postgres'])
    await part(`Kill of ${service}`, () => visitDuring(open, () => killOne(engine, service)))
  await part('Release of a text', async () => {
    let note = ''
    const visits = await visitDuring(open, async () => (note = await releaseText(engine)))
    return { visits, note }
  })
  await part('Update, one service at a time', () =>
    visitDuring(open, async () => {
      for (const service of SERVERS) await engine.compose('up', '--no-deps', '--wait', service)
    }),
  )
  site.close()
  return parts
}

/** Kills a container's process, and waits until the restarted one is healthy. */
async function killOne(engine: Engine, service: string): Promise<void> {
  const state = () => engine.ask(service, '{{.State.Pid}} {{.State.Health.Status}}')
  const [id] = (await state()).split(' ')
  process.kill(Number(id), 'SIGKILL')
  const until = Date.now() + BACK_WITHIN_MS
  for (;;) {
    const [now, health] = (await state()).split(' ')
    if (now !== id && now !== '0' && health === 'healthy') return
    assert.ok(Date.now() < until, `${service} is back within ${BACK_WITHIN_MS / 1000} s`)
    await sleep(ASK_EVERY_MS)
  }
}

/** Changes a title, builds, runs the release job, and waits until both gateways serve it. */
async function releaseText(engine: Engine): Promise<string> {
  const file = engine.path(`srv/kinora/${TEXT}`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^title: .*$/m, `title: ${TITLE}`))
  await engine.compose('build', 'release')
  await engine.compose('run', '--rm', 'release')
  const began = Date.now()
  for (const service of ['gateway-1', 'gateway-2']) {
    const address = await engine.ask(service, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')
    while (!(await (await fetch(`http://${address}:3000/faq`)).text()).includes(TITLE)) {
      assert.ok(Date.now() < began + LIVE_WITHIN_MS, `${service} shows the text within ${LIVE_WITHIN_MS / 1000} s`)
      await sleep(ASK_EVERY_MS)
    }
  }
  return `live at both gateways after ${((Date.now() - began) / 1000).toFixed(1)} s`
}
