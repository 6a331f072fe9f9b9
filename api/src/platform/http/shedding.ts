import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** From @fastify/under-pressure: called instead of refusing the request. */
    pressureHandler?: () => void
  }
}

/** For routes that do not use the database or report on it: they are never refused because of load. */
export const evenUnderPressure = { pressureHandler: () => undefined }

/**
 * Load shedding: while the database is overloaded, calls wait or are refused with 503 and Retry-After before they cost
 * anything. Answers of the content cache are not affected.
 */
export const shedding = fp(
  async (app) => {
    const { queue } = app.db
    app.addHook('onRequest', async (request) => {
      if (!request.is404 && !request.routeOptions.config.pressureHandler) await queue.admit()
    })
    app.addHook('onResponse', async () => queue.ended())
    registerQueueMetrics(app)
  },
  { name: 'shedding', decorators: { fastify: ['db'] }, dependencies: ['metrics', 'contentCache'] },
)

/** Prometheus metrics of the queue. The average wait is the rate of waited seconds divided by the rate of turns. */
function registerQueueMetrics({ db: { queue }, metrics }: FastifyInstance) {
  const registers = [metrics]
  const gauges = {
    inUse: ['database_connections_in_use', 'Connections that calls use'],
    waiting: ['database_queue_waiting', 'Queries and transactions that wait for a connection'],
    arriving: ['database_queue_arriving', 'Calls that wait until they may begin'],
    arriveWithinSeconds: ['database_queue_wait_limit_seconds', 'How long those may wait that have not begun'],
  } as const
  const counters = {
    turns: ['database_queue_turns_total', 'Queries and transactions'],
    waitedSeconds: ['database_queue_waited_seconds_total', 'How long calls waited, to begin and for connections'],
    refused: ['database_queue_refused_total', 'Calls turned away because they would wait for too long'],
    deadlines: ['database_deadlines_total', 'Queries and transactions that took longer than they may'],
  } as const
  for (const [key, [name, help]] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(queue.state()[key as keyof typeof gauges])
      },
    })
  }
  for (const [key, [name, help]] of Object.entries(counters)) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(queue.state()[key as keyof typeof counters])
      },
    })
  }
}
