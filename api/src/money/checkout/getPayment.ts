import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { selectOrder } from '../orders/orderQueries.ts'
import { paymentOf } from '../orders/paymentOf.ts'
import { settleOrder } from '../settlement/settleOrder.ts'

/** While the page waits for a payment it asks again and again; the provider is asked this often at most. */
const SETTLED_EVERY_MS = 3_000
const ORDERS_MAX = 1_000

export const getPayment: FastifyPluginAsyncTypebox = async (app) => {
  const settled = new LRUCache<string, true>({ max: ORDERS_MAX, ttl: SETTLED_EVERY_MS })
  const schema = {
    summary: 'An order and whether it is paid, for whoever has its unguessable id',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /payment/:id'].answer, ...problemResponses(404) },
  }
  app.get('/payment/:id', { schema, config: { policy: { who: 'public' } } }, async (request, reply) => {
    const { id } = request.params
    const storedOrder = await selectOrder(app.db, id)
    if (!storedOrder) throw notFound()
    const isNew = storedOrder.state === 'open' && !settled.has(id)
    if (isNew) await settle(id)
    const order = isNew ? ((await selectOrder(app.db, id)) ?? storedOrder) : storedOrder
    reply.header('cache-control', 'no-store')
    return { data: await paymentOf(app.db, order, request.query.locale) }
  })

  /** An event may be late or lost. If the provider does not answer, what is known is shown. */
  async function settle(id: string) {
    settled.set(id, true)
    await settleOrder(app, id).catch((error: unknown) => app.log.warn({ err: error, order: id }, 'orders.notSettled'))
  }
}
