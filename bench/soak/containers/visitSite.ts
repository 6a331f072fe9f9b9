import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const ANSWER_WITHIN_MS = 20_000
const VISITORS = 4
const PAUSE_MS = 25
/** The minimum number of requests, also for quick events. */
const AT_LEAST = 200
const PATHS = ['/programs', '/en/programs?phrase=balance', '/api/trinings?locale=pl', '/programs/1', '/', '/faq']

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer; ms: number }
/** The requests during a part of the soak. */
export type Visits = { requests: number; failures: string[]; slowest: number }
export type Site = ReturnType<typeof openSite>

/** A client of the site: HTTP/2 over TLS, with the proxy's own certificate authority. */
export function openSite(origin: string, authority: string) {
  let session: ClientHttp2Session | undefined
  const connected = () => {
    if (!session || session.closed || session.destroyed)
      session = connect(origin, { ca: authority }).on('error', () => {})
    return session
  }

  /** @throws Error when there is no response or an incomplete one */
  async function ask(path: string, headers: OutgoingHttpHeaders = {}, body?: string): Promise<Answer> {
    const began = performance.now()
    const stream = connected().request({ ':path': path, ...(body && { ':method': 'POST' }), ...headers })
    stream.setTimeout(ANSWER_WITHIN_MS, () => stream.destroy(new Error('no answer')))
    const answered = new Promise<Record<string, unknown>>((resolve, reject) =>
      stream.once('response', resolve).once('error', reject),
    )
    stream.end(body)
    const head = await answered
    const whole = await buffer(stream)
    return { status: Number(head[':status']), headers: head, body: whole, ms: performance.now() - began }
  }
  return { ask, close: () => session?.close() }
}

/** Requests pages and data by several visitors until the work is done. */
export async function visitDuring(open: () => Site, work: () => Promise<unknown>): Promise<Visits> {
  const visits: Visits = { requests: 0, failures: [], slowest: 0 }
  let isOver = false
  async function visit() {
    const site = open()
    while (!isOver || visits.requests < AT_LEAST) {
      const path = PATHS[visits.requests++ % PATHS.length]!
      await site.ask(path).then(
        ({ status, body, ms }) => {
          visits.slowest = Math.max(visits.slowest, ms)
          if (status !== 200) visits.failures.push(`${path} answered ${status} ${body.toString().slice(0, 200)}`)
        },
        (error: Error) => visits.failures.push(`${path}: ${error.message}`),
      )
      await sleep(PAUSE_MS)
    }
    site.close()
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  await work().finally(() => (isOver = true))
  await Promise.all(visitors)
  return visits
}
