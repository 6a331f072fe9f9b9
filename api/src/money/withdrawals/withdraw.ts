import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import {
  ApiProblem,
  formProblem,
  formProblems,
  LocaleQuery,
  notFound,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { normalizeEmail } from '../../identity/index.ts'
import { formatPrice } from '../../catalogue/index.ts'
import { canWithdraw } from '../orders/withdrawUntil.ts'
import { lockOrder } from '../orders/orderQueries.ts'
import type { Order } from '../orders/createOrder.ts'
import { paymentOf } from '../orders/paymentOf.ts'
import { markWithdrawn, selectBought } from './withdrawalQueries.ts'

const LIMIT = { max: 20, seconds: 60 * 60 }

/**
 * Withdrawal from a contract by a function of the page (directive 2011/83/EU, article 11a). Everybody who has the
 * order's id may declare it; the money goes back to whoever paid, so that nobody gains by it.
 */
export const withdraw: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Declares the withdrawal from a contract, mails the receipt and pays the order back; idempotent',
    description: '409 `withdrawal.notPaid` or, after the last day, `withdrawal.tooLate`.',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    querystring: LocaleQuery,
    body: CALLS['POST /payment/:id/withdrawal'].body,
    response: { 200: CALLS['POST /payment/:id/withdrawal'].answer, ...problemResponses(404, 409) },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post(
    '/payment/:id/withdrawal',
    { schema, config, schemaErrorFormatter: formProblems },
    async ({ params: { id }, body, query: { locale } }) => {
      const email = normalizeEmail(body.email)
      if (!email) throw formProblem(400, 'email', 'form.error.email.format')
      const order = await app.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order) throw notFound()
        return order.withdrawnAt ? order : declare(tx, order, email)
      })
      return { data: await paymentOf(app.db, order, locale) }
    },
  )

  async function declare(tx: Queryable, order: Order, email: string): Promise<Order> {
    requireOpen(order)
    const withdrawnAt = await markWithdrawn(tx, order.id)
    const { name, accountEmail, giverEmail } = await selectBought(tx, order.id)
    for (const to of new Set([email, accountEmail, giverEmail])) {
      if (to !== null) await mailReceipt(tx, { ...order, withdrawnAt }, name, to)
    }
    await app.jobs.send(tx, 'withdrawals', { orderId: order.id })
    return { ...order, withdrawnAt }
  }

  /** The receipt on a durable medium: what was declared, and when. */
  async function mailReceipt(tx: Queryable, order: Order & { withdrawnAt: Date }, name: string, to: string) {
    const { id: orderId, locale, paidAt, withdrawnAt, amountPaid, amountRefunded } = order
    const refund = formatPrice({ amount: amountPaid - amountRefunded, currency: 'PLN' }, locale)
    const at = { paidAt: paidAt?.toISOString() ?? '', withdrawnAt: withdrawnAt.toISOString() }
    await app.mail.post(
      {
        to,
        template: amountPaid > 0 ? 'withdrawal' : 'unpaidWithdrawal',
        locale,
        about: `withdrawal:${orderId}:${to}`,
        values: { name, orderId, ...at, refund },
      },
      tx,
    )
  }
}

/** @throws 409 if there is nothing to withdraw from, or no more time for it. */
function requireOpen(order: Order): void {
  if (order.state !== 'paid' || order.revokedAt) throw new ApiProblem(409, 'withdrawal.notPaid')
  if (!canWithdraw(order)) throw new ApiProblem(409, 'withdrawal.tooLate')
}
