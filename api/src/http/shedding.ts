import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of @fastify/under-pressure: called instead of its refusal. */
    pressureHandler?: () => void
  }
}

/** For a route that needs no database, or answers for it: neither a busy process nor a busy database closes it. */
export const evenUnderPressure = { pressureHandler: () => undefined }

/**
 * Lets calls wait, or turns them away with 503 and Retry-After, before they cost anything while the database has more
 * to do than it can in time. What the content cache answers never comes here.
 */
export const shedding = fp(
  async (app) => {
    const { queue } = app.db
    app.addHook('onRequest', async (request) => {
      if (!request.is404 && !request.routeOptions.config.pressureHandler) await queue.admit()
    })
    app.addHook('onResponse', async () => queue.ended())
    tellOfQueue(app)
  },
  { name: 'shedding', decorators: { fastify: ['db'] }, dependencies: ['metrics', 'contentCache'] },
)

/** What Prometheus hears of the queue, besides the time that calls wait: by the rate of its turns. */
function tellOfQueue({ db: { queue }, metrics }: FastifyInstance) {
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
