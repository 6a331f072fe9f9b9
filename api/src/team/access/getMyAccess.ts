import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { locale, pagination, paginationOf } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectAccess } from './accessQueries.ts'

const PAGE_SIZE = 20

export const getMyAccess: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Who else has read the caller's data, the newest first",
    querystring: Type.Object({ locale, pagination: pagination(PAGE_SIZE) }, { additionalProperties: false }),
    response: { 200: CALLS['GET /user/me/access'].answer },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/user/me/access', { schema, config }, async (request) => {
    const { pagination } = request.query
    const { data, total } = await selectAccess(app.db, callerOf(request).userId, pagination)
    return { data, meta: paginationOf(pagination, total) }
  })
}
