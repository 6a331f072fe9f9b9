import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, OperatorSecurityEvent, SecurityEventKind } from '@kinora/contracts'
import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { Type } from 'typebox'
import { selectSecurityEvents, selectUser } from '../../identity/index.ts'
import { locale, notFound, pagination, paginationOf, problemResponses } from '../../platform/index.ts'

const PAGE_SIZE = 100
/** As long as events are kept. */
const HOURS_MAX = 366 * 24

/** For an operator: what happened to accounts, as after a report of a stolen password, or while somebody guesses them. */
export const operatorEvents: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Security events, the newest first: of everybody, or of one user',
    querystring: Type.Object(
      {
        locale,
        user: Type.Optional(
          Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH, description: 'An e-mail or an id' }),
        ),
        kind: Type.Optional(SecurityEventKind),
        hours: Type.Integer({ minimum: 1, maximum: HOURS_MAX, default: 24 }),
        pagination: pagination(PAGE_SIZE),
      },
      { additionalProperties: false },
    ),
    response: { 200: listOf(OperatorSecurityEvent), ...problemResponses(404) },
  }
  app.get('/security-events', { schema, config: { policy: { who: 'internal' } } }, async (request) => {
    const { user, kind, hours, pagination } = request.query
    const named = user === undefined ? undefined : await selectUser(app.db, user)
    if (user !== undefined && !named) throw notFound()
    const { data, total } = await selectSecurityEvents(app.db, { userId: named?.id, kind, hours }, pagination)
    return { data, meta: paginationOf(pagination, total) }
  })
}
