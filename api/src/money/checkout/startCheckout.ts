import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { ApiProblem, formProblems, LocaleQuery, problemResponses, type Queryable } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { requirePayments } from '../payments/Payments.ts'
import { type ProviderPlan, selectProviderPlans } from '../subscriptions/planQueries.ts'
import { isRunning, standingOf } from '../subscriptions/planStanding.ts'
import { lockAccess } from '../subscriptions/rewriteAccess.ts'
import { createOrder, type NewOrder, type Order } from '../orders/createOrder.ts'
import { openCheckout } from './openCheckout.ts'
import { markGivenUp, selectOrder } from '../orders/orderQueries.ts'
import { selectPerson } from '../orders/personQueries.ts'
import { endPlan } from '../settlement/endPlan.ts'
import { closeCheckout } from '../settlement/refundOrder.ts'
import { settleOrder } from '../settlement/settleOrder.ts'

/** Each one is a call of the provider. */
const LIMIT = { max: 20, seconds: 60 }

type Placed = NewOrder & { userId: number }

export const startCheckout: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Orders a plan: the address of the payment provider's page where it is paid; idempotent by its key",
    description:
      '404 `checkout.wrongProduct` or `checkout.wrongCode`. 409 `checkout.minimumCode`, `checkout.otherPlanCode`, `checkout.firstPurchaseCode`, `checkout.usedUpCode`, `checkout.expiredCode`, `checkout.otherBuyersCode` or `checkout.refusedCode` for a promotion code that this buyer cannot use, `checkout.alreadySubscribed` while a plan runs that renews itself, `checkout.processing` while another payment is on its way, `checkout.closed` for an order that was paid, given up or replaced, `order.otherContent` for the key of another order. 503 `payments.unavailable` or `payments.off`.',
    querystring: LocaleQuery,
    body: CALLS['POST /checkout'].body,
    response: { 200: CALLS['POST /checkout'].answer, ...problemResponses(404, 409, 503) },
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
    const url = await openCheckout(app, order, person)
    // Until there is a new page, the earlier one can be paid.
    await closeOthers(app, order)
    await endOthers(app, order.id, userId)
    return { data: url }
  })

  /** Under the lock of the buyer's access, so that they neither subscribe nor leave meanwhile. */
  const place = (order: Placed) =>
    app.db.transaction(async (tx) => {
      await lockAccess(tx, order.userId)
      const person = await selectPerson(tx, order.userId)
      if (!person) throw new ApiProblem(401, 'auth.required')
      if (await isSubscribed(tx, order.userId)) throw new ApiProblem(409, 'checkout.alreadySubscribed')
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
    const state = await giveUp(app, id)
    if (state === 'paid') await giveWay(app, order.id, 'alreadySubscribed')
    if (state === 'open') await giveWay(app, order.id, 'processing')
  }
}

/** Nobody pays the order any more. Returns its state: it may have been paid, or confirmed, before. */
async function giveUp(app: FastifyInstance, id: string) {
  if (await markGivenUp(app.db, id)) return 'expired'
  const sessionId = (await selectOrder(app.db, id))?.sessionId
  if (sessionId) await closeCheckout(app, sessionId)
  await settleOrder(app, id)
  return (await selectOrder(app.db, id))?.state
}

/** The new order is given up for one that was paid after all, or is on its way. */
async function giveWay(app: FastifyInstance, id: string, code: 'alreadySubscribed' | 'processing'): Promise<never> {
  await giveUp(app, id)
  throw new ApiProblem(409, `checkout.${code}`)
}

/**
 * Ends the plans at the provider that give nothing, in case they are paid after all: nobody pays for two. What is known of
 * them may be old, so they are settled first.
 * @throws ApiProblem 409 `checkout.alreadySubscribed` or `checkout.processing` for one that is paid, or on its way
 */
async function endOthers(app: FastifyInstance, id: string, userId: number): Promise<void> {
  const isOther = (plan: ProviderPlan) => !plan.endsAtPeriodEnd && plan.status !== 'canceled'
  const others = async () => (await selectProviderPlans(app.db, userId)).filter(isOther)
  for (const { orderId } of await others()) if (orderId) await settleOrder(app, orderId)
  const settled = await others()
  if (settled.some(isRunning)) return giveWay(app, id, 'alreadySubscribed')
  if (settled.some((plan) => standingOf(plan) === 'processing')) return giveWay(app, id, 'processing')
  for (const { orderId, id: subscriptionId } of settled) if (orderId) await endPlan(app, { orderId, subscriptionId })
}

/** Whether the user has a plan that runs: it is changed in the provider's portal. */
const isSubscribed = async (db: Queryable, userId: number): Promise<boolean> =>
  (await selectProviderPlans(db, userId)).some(isRunning)

/** The buyer's orders of plans before this one that could still be paid. */
async function selectEarlier(db: Queryable, { id, userId }: { id: string; userId: number | null }): Promise<string[]> {
  const earlier = await db.rows<{ id: string }>(
    `select other.id from orders other join orders mine on mine.user_id = $userId and mine.id = $id::uuid
    where other.user_id = $userId and other.kind = 'subscription' and other.state in ('created', 'open')
      and (other.created_at, other.id) < (mine.created_at, mine.id)`,
    { userId, id },
  )
  return earlier.map((order) => order.id)
}
