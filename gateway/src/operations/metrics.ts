import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isThisMachine } from '../http/isThisMachine.ts'
import { sendProblem } from '../http/problem.ts'

export type Metrics = {
  pages: Counter<'outcome'>
  remoteFailures: Counter<'remote' | 'version' | 'phase'>
  /** Publishes how many entries a cache has, as `gateway_cache_entries`. */
  countEntries(cache: string, count: () => number): void
}

/** Prometheus metrics at /metrics, for whoever has the token; without one for this machine only. */
export function serveMetrics(app: FastifyInstance, token: string | undefined): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer, by kind of address and class of status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'gateway_pages_total',
    help: 'Pages by how they were made',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })

  const remoteFailures = new Counter({
    name: 'gateway_remote_failures_total',
    help: 'Failures of remotes, on the server and as browsers report them',
    labelNames: ['remote', 'version', 'phase'] as const,
    registers: [registry],
  })

  const caches = new Map<string, () => number>()
  new Gauge({
    name: 'gateway_cache_entries',
    help: 'Entries of each cache in memory',
    labelNames: ['cache'] as const,
    registers: [registry],
    collect() {
      for (const [cache, count] of caches) this.set({ cache }, count())
    },
  })

  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    durations.observe(
      { kind: routeOptions.url?.split('/')[1] || 'other', status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return sendProblem(reply, 'request.notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return { pages, remoteFailures, countEntries: (cache, count) => void caches.set(cache, count) }
}

/** With a token, whoever has it; without one, this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
