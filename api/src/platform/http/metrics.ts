import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
    /** Publishes how many entries a cache has, as `cache_entries`. */
    countEntries: (cache: string, count: () => number) => void
    /** Counts an answer and its time; of Fastify's own, that is done already. */
    timeAnswer: (method: string, route: string, status: number, ms: number) => void
  }
}

/** Of the process, not of an app: prom-client never stops its timers and observers, which would keep each app alive. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** Prometheus metrics: request durations by route, and the default metrics of the process. */
export const metrics = fp(
  async (app) => {
    const registry = Registry.merge([ofProcess])
    const times = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the first byte of the request to the last of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    })
    const caches = new Map<string, () => number>()
    new Gauge({
      name: 'cache_entries',
      help: 'Entries of each cache in memory',
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const [cache, count] of caches) this.set({ cache }, count())
      },
    })
    const timeAnswer = (method: string, route: string, status: number, ms: number) =>
      times.observe({ method, route, status }, ms / 1_000)
    app.decorate('metrics', registry)
    app.decorate('timeAnswer', timeAnswer)
    app.decorate('countEntries', (cache, count) => void caches.set(cache, count))
    app.addHook('onResponse', (request, reply, next) => {
      timeAnswer(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
      next()
    })
  },
  { name: 'metrics' },
)
