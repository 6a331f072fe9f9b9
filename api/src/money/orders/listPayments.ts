import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { pageOf, ShortListQuery } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { selectOwnOrders } from './orderQueries.ts'
import { paymentOf } from './paymentOf.ts'

export const listPayments: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's orders, the newest first",
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /payment'].answer },
  }
  app.get('/payment', { schema, config: { policy: { who: 'user', whose: 'own' } } }, async (request) => {
    const { locale, pagination } = request.query
    const orders = await selectOwnOrders(app.db, callerOf(request).userId)
    const { data, meta } = pageOf(orders, pagination)
    return { data: await Promise.all(data.map((order) => paymentOf(app.db, order, locale))), meta }
  })
}
