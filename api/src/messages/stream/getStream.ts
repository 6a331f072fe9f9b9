import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Readable } from 'node:stream'
import { Gauge } from 'prom-client'
import { Type } from 'typebox'
import { ApiProblem, LocaleQuery } from '../../platform/index.ts'
import { callerOf, READERS_CHANNEL } from '../../identity/index.ts'
import { startsOf } from './streamQueries.ts'
import { streams } from './streams.ts'

const Events = Type.Unsafe<Readable>({
  type: 'string',
  description: '`id`, `event` and `data` (JSON) of each; heartbeats are comments',
})

const DESCRIPTION = `Each event is sent once and in the order of the ids. \`Last-Event-ID\` goes on after the event that was seen
last. Without it, or if events after it may have been deleted, the stream begins now, with an event \`ready\`: whatever the
client has read before may be out of date. It ends with the session, after \`team.left\`, and when the process stops; \`retry\` says before
when to come back.`

export const getStream: FastifyPluginAsyncTypebox = async (app) => {
  const open = streams(app.db)
  const startOf = startsOf(app.db)
  let isClosing = false
  const schema = {
    summary: 'What happens to the caller, as server-sent events',
    description: DESCRIPTION,
    querystring: LocaleQuery,
    headers: Type.Object({ 'last-event-id': Type.Optional(Type.String()) }),
    response: { 200: { description: 'The events', content: { 'text/event-stream': { schema: Events } } } },
  }
  const config = { policy: { who: 'user', members: true } } as const

  // A HEAD would not end: it is answered when the stream is.
  app.get('/message/stream', { schema, config, exposeHeadRoute: false }, async (request, reply) => {
    const caller = callerOf(request)
    const start = await startOf(caller.userId, request.headers['last-event-id'])
    if (isClosing || request.raw.destroyed) throw new ApiProblem(503, 'server.unavailable')
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no', // proxies pass each event on at once
      connection: 'close', // so that the server can close as soon as its streams have ended
    })
    const wantsFactor = app.config.secondFactor === 'specialists' && caller.role === 'specialist'
    return open.open({ ...caller, locale: request.query.locale, wantsFactor }, start)
  })

  app.addHook('onReady', () => app.db.listen(READERS_CHANNEL, open.wake))
  app.addHook('preClose', async () => {
    isClosing = true
    open.endAll()
  })
  new Gauge({
    name: 'event_streams_open',
    help: 'Event streams that are open in this process',
    registers: [app.metrics],
    collect() {
      this.set(open.count())
    },
  })
}
