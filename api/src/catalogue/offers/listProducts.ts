import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, listOf, Product } from '@kinora/contracts'
import { contentListQuery, pageOf } from '../../platform/index.ts'
import { selectGifts, selectPlans, selectProducts } from './offerQueries.ts'

const config = { policy: { who: 'public' } } as const

/** Products on sale: plans, gift cards, and all together. */
export const listProducts: FastifyPluginAsyncTypebox = async (app) => {
  const plans = {
    summary: 'Plans, with their price for a month',
    querystring: contentListQuery(),
    response: { 200: CALLS['GET /subscriptions'].answer },
  }
  app.get('/subscriptions', { schema: plans, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectPlans(app.db, request.query.locale), request.query.pagination),
    ),
  )

  const gifts = {
    summary: 'Gift cards, by their number of months',
    querystring: contentListQuery(),
    response: { 200: CALLS['GET /gift-subscriptions'].answer },
  }
  app.get('/gift-subscriptions', { schema: gifts, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectGifts(app.db, request.query.locale), request.query.pagination),
    ),
  )

  const all = {
    summary: 'All products: plans and gift cards',
    querystring: contentListQuery(),
    response: { 200: listOf(Product) },
  }
  app.get('/products', { schema: all, config }, (request, reply) =>
    app.content.answer(request, reply, async () =>
      pageOf(await selectProducts(app.db, request.query.locale), request.query.pagination),
    ),
  )
}
