import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance { metrics: Registry }
}

/** Times of all requests by route, and the process's own numbers, for Prometheus. */
export function registerMetrics(app: FastifyInstance) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of the request to the last of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [metrics],
  })
  app.decorate('metrics', metrics)
  app.addHook('onResponse', (request, reply, next) => {
    times.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    next()
  })
}
