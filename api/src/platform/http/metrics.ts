import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
    /** Publishes how many entries a cache has, as `cache_entries`. */
    countEntries: (cache: string, count: () => number) => void
  }
}

/** Prometheus metrics: request durations by route, and the default metrics of the process. */
export const metrics = fp(
  async (app) => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
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
    app.decorate('metrics', registry)
    app.decorate('countEntries', (cache, count) => void caches.set(cache, count))
    app.addHook('onResponse', (request, reply, next) => {
      times.observe(
        { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1_000,
      )
      next()
    })
  },
  { name: 'metrics' },
)
