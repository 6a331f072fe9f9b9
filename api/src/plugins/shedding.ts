import type { FastifyInstance } from 'fastify'
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
 * Turns calls away before they cost anything while the database has more to do than it can in time (503 with
 * Retry-After). What the content cache answers never comes here.
 */
export function registerShedding(app: FastifyInstance) {
  const { queue } = app.db
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && !request.routeOptions.config.pressureHandler) queue.admit()
  })
  tellOfQueue(app)
}

/** What Prometheus hears of the queue, besides the time that calls wait: the rate of its seconds by the rate of its turns. */
function tellOfQueue({ db: { queue }, metrics }: FastifyInstance) {
  const registers = [metrics]
  const gauges = {
    inUse: ['database_connections_in_use', 'Connections that calls use'],
    waiting: ['database_queue_waiting', 'Calls that wait for a connection'],
    waitingMax: ['database_queue_limit', 'How many calls may wait for a connection'],
  } as const
  const counters = {
    turns: ['database_queue_turns_total', 'Calls that asked for a connection'],
    waitedSeconds: ['database_queue_waited_seconds_total', 'How long those waited that got one'],
    refused: ['database_queue_refused_total', 'Calls turned away because too many waited'],
    deadlines: ['database_deadlines_total', 'Calls that held a connection for longer than they may'],
  } as const
  for (const [key, [name, help]] of Object.entries(gauges)) {
    new Gauge({ name, help, registers, collect() { this.set(queue.state()[key as keyof typeof gauges]) } })
  }
  for (const [key, [name, help]] of Object.entries(counters)) {
    new Counter({ name, help, registers, collect() { this.reset(); this.inc(queue.state()[key as keyof typeof counters]) } })
  }
}
