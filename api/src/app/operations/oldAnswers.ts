import { CALLS } from '@kinora/contracts'
import { OLD_BY_HEADER } from '@kinora/limits'
import fp from 'fastify-plugin'

const KINDS = new Map(
  Object.entries(CALLS).flatMap(([name, call]) =>
    'oldBy' in call ? [[name.replace(' ', ' /api'), call.oldBy.join(', ')]] : [],
  ),
)

/** Says with each answer after which events of its reader it is out of date, as `CALLS` declares. */
export const oldAnswers = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, next) => {
      const kinds = KINDS.get(`${request.method} ${request.routeOptions.url}`)
      if (kinds) reply.header(OLD_BY_HEADER, kinds)
      next()
    })
  },
  { name: 'oldAnswers' },
)
