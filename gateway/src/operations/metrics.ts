import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { sendProblem } from './problem.ts'

export type Metrics = { pages: Counter<'outcome'> }

/** Prometheus metrics at /metrics, for this machine and its private network only. */
export function serveMetrics(app: FastifyInstance): Metrics {
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

  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    durations.observe(
      { kind: routeOptions.url?.split('/')[1] || 'other', status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!isInside(request)) return sendProblem(reply, 404, 'not-found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return { pages }
}

const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8)
inside.addSubnet('10.0.0.0', 8)
inside.addSubnet('172.16.0.0', 12)
inside.addSubnet('192.168.0.0', 16)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')

/** A request that a reverse proxy forwarded from outside has forwarding headers. */
function isInside({ raw, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false
  const address = raw.socket.remoteAddress ?? ''
  return inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
