import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewCheckout } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { requirePayments } from '../payments/index.ts'
import { lockAccess } from '../subscriptions/index.ts'
import { createOrder, type NewOrder, type Order } from './createOrder.ts'
import { openCheckout } from './openCheckout.ts'
import { markGivenUp, selectOrder } from './orderQueries.ts'
import { selectPerson } from './personQueries.ts'
import { closeCheckout } from './refundOrder.ts'
import { settleOrder } from './settleOrder.ts'
import { isSubscribed, selectEarlier } from './subscriptionQueries.ts'

/** Each one is a call of the provider. */
const LIMIT = { max: 20, seconds: 60 }

type Placed = NewOrder & { userId: number }

export const startCheckout: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Orders a plan: the address of the payment provider's page where it is paid; idempotent by its key",
    description:
      '404 `checkout.wrongProduct` or `checkout.wrongCode`. 409 `checkout.alreadySubscribed` while a plan renews itself, `checkout.processing` while another payment is on its way, `checkout.closed` for an order that was paid, given up or replaced, `order.otherContent` for the key of another order. 503 `payments.unavailable` or `payments.off`.',
    querystring: LocaleQuery,
    body: NewCheckout,
    response: { 200: Type.Object({ data: Type.String({ format: 'uri' }) }), ...problemResponses(404, 409, 503) },
  }
  const config = { policy: { who: 'user' }, limit: LIMIT } as const

  app.post('/checkout', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    requirePayments(app)
    const { userId } = callerOf(request)
    const { lookupKey, code, referral, lang = request.query.locale, key } = request.body
    const { order, person } = await place({
      kind: 'subscription',
      lookupKey,
      userId,
      locale: lang,
      writeId: key ?? null,
      referral: referral ?? null,
      promotionCode: code?.trim() || null,
    })
    await closeOthers(app, order)
    return { data: await openCheckout(app, order, person) }
  })

  /** Under the lock of the buyer's access, so that they neither subscribe nor leave meanwhile. */
  const place = (order: Placed) =>
    app.db.transaction(async (tx, rows) => {
      await lockAccess(rows, order.userId)
      const person = await selectPerson(rows, order.userId)
      if (!person) throw new ApiProblem(401, 'auth.required')
      if (await isSubscribed(rows, order.userId)) throw new ApiProblem(409, 'checkout.alreadySubscribed')
      return { person, order: await createOrder(tx, order) }
    })
}

/**
 * Closes the pages on which the buyer could still pay for an earlier order of a plan: nobody pays for two. The newest
 * order is the one that stays open.
 * @throws ApiProblem 409 `checkout.alreadySubscribed` or `checkout.processing` if an earlier one was paid after all
 */
async function closeOthers(app: FastifyInstance, order: Order): Promise<void> {
  for (const id of await selectEarlier(app.db, order)) {
    if (await markGivenUp(app.db.orm, id)) continue
    const sessionId = (await selectOrder(app.db.orm, id))?.sessionId
    if (sessionId) await closeCheckout(app, sessionId)
    await settleOrder(app, id)
    const state = (await selectOrder(app.db.orm, id))?.state
    if (state === 'paid') throw new ApiProblem(409, 'checkout.alreadySubscribed')
    if (state === 'open') throw new ApiProblem(409, 'checkout.processing')
  }
}
