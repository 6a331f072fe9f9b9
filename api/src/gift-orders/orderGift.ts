import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewGiftOrder } from '@kinora/contracts'
import { Type } from 'typebox'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { identify } from '../identity/callers.ts'
import { placeGiftOrder } from './placeGiftOrder.ts'

/** Also of the form without JavaScript; more than any giver needs. */
export const ORDERS = { max: 30, seconds: 60 * 60 }

export const orderGift: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Orders a gift card; with an access token it is among the orders of the caller',
    description:
      'With the same `key` it is the same order: 409 `order.otherContent` if something else was ordered by it.',
    querystring: LocaleQuery,
    body: NewGiftOrder,
    response: { 200: Type.Object({ data: Type.Object({ url: Type.String() }) }), ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'public' }, limit: ORDERS } as const
  const options = { schema, config, schemaErrorFormatter: formProblems }

  app.post('/gift-card-orders', options, async (request) => {
    const caller = await identify(request, false)
    const who = { userId: caller?.userId ?? null, locale: request.query.locale }
    return { data: { url: await placeGiftOrder(app, request.body, who) } }
  })
}
