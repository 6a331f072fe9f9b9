import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { identify } from '../../identity/index.ts'
import { placeGiftOrder } from './placeGiftOrder.ts'

/** The same as for the form without JavaScript: no giver orders thirty cards in an hour. */
export const ORDERS = { max: 30, seconds: 60 * 60 }

export const orderGift: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Orders a gift card; with an access token it is among the orders of the caller',
    description:
      'With the same `key` it is the same order: 409 `order.otherContent` if something else was ordered by it.',
    querystring: LocaleQuery,
    body: CALLS['POST /gift-card-orders'].body,
    response: { 200: CALLS['POST /gift-card-orders'].answer, ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'public' }, limit: ORDERS } as const
  const options = { schema, config, schemaErrorFormatter: formProblems }

  app.post('/gift-card-orders', options, async (request) => {
    const caller = await identify(request, false)
    const who = { userId: caller?.userId ?? null, locale: request.query.locale }
    return { data: { url: await placeGiftOrder(app, request.body, who) } }
  })
}
