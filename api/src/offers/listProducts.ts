import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GiftSubscription, Product, SubscriptionPlan } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { selectGifts, selectPlans, selectProducts } from './offerQueries.ts'

const config = { policy: { who: 'public' } } as const

/** Products on sale: plans, gift cards, and all together. */
export const listProducts: FastifyPluginAsyncTypebox = async (app) => {
  const plans = {
    summary: 'Plans of one, three and twelve months, with what a month comes to',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Array(SubscriptionPlan) }), ...problemResponses() },
  }
  app.get('/subscriptions', { schema: plans, config }, (request, reply) =>
    app.content.answer(request, reply, async () => ({ data: await selectPlans(app.db, request.query.locale) })),
  )

  const gifts = {
    summary: 'Gift cards, by how many months they give',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Array(GiftSubscription) }), ...problemResponses() },
  }
  app.get('/gift-subscriptions', { schema: gifts, config }, (request, reply) =>
    app.content.answer(request, reply, async () => ({ data: await selectGifts(app.db, request.query.locale) })),
  )

  const all = {
    summary: 'All that is on sale: plans and gift cards',
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Array(Product) }), ...problemResponses() },
  }
  app.get('/products', { schema: all, config }, (request, reply) =>
    app.content.answer(request, reply, async () => ({ data: await selectProducts(app.db, request.query.locale) })),
  )
}
