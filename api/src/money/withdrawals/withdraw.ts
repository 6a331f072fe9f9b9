import { normalizeEmail } from '@kinora/limits'
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
import { identify } from '../../identity/index.ts'
import { formatPrice } from '../../catalogue/index.ts'
import { canWithdraw } from '../orders/withdrawUntil.ts'
import { lockOrder } from '../orders/orderQueries.ts'
import type { Order } from '../orders/createOrder.ts'
import { paymentOf } from '../orders/paymentOf.ts'
import { isWithdrawalCode, withdrawalCodeOf } from './withdrawalCode.ts'
import { markDeclared, markWithdrawn, selectBought } from './withdrawalQueries.ts'

const LIMIT = { max: 20, seconds: 60 * 60 }

/**
 * Withdrawal from a contract by a function of the page (directive 2011/83/EU, article 11a). Everybody who has the
 * order's id may declare it; the money goes back to whoever paid, so that nobody gains by it. Addresses with ids get
 * about, though: where the order has an account, its session or the link that is mailed to it has to confirm. The time
 * of the declaration counts.
 */
export const withdraw: FastifyPluginAsyncTypebox = async (app) => {
  const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
  const config = { policy: { who: 'public' }, limit: LIMIT } as const
  const declaration = {
    summary: 'Declares the withdrawal from a contract, mails the receipt and pays the order back; idempotent',
    description:
      '202 where the order has an account and its session does not ask: a link is mailed to the account, which confirms. 409 `withdrawal.notPaid` or, after the last day, `withdrawal.tooLate`.',
    params,
    querystring: LocaleQuery,
    body: CALLS['POST /payment/:id/withdrawal'].body,
    response: {
      200: CALLS['POST /payment/:id/withdrawal'].answer,
      202: CALLS['POST /payment/:id/withdrawal'].answer,
      ...problemResponses(404, 409),
    },
  }
  app.post(
    '/payment/:id/withdrawal',
    { schema: declaration, config, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { id } = request.params
      const email = normalizeEmail(request.body.email)
      if (!email) throw formProblem(400, 'email', 'form.error.email.format')
      const caller = await identify(request, false)
      const order = await app.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order) throw notFound()
        if (order.withdrawnAt) return order
        requireOpen(order)
        return order.userId === null || order.userId === caller?.userId
          ? end(tx, order, email)
          : declare(tx, order, email)
      })
      return reply
        .code(order.withdrawnAt ? 200 : 202)
        .send({ data: await paymentOf(app.db, order, request.query.locale) })
    },
  )

  const confirmation = {
    summary: 'Confirms a withdrawal with the code that was mailed to the account; idempotent',
    description: '410 `withdrawal.wrongCode`; 409 as for the declaration.',
    params,
    querystring: LocaleQuery,
    body: CALLS['POST /payment/:id/withdrawal/confirm'].body,
    response: { 200: CALLS['POST /payment/:id/withdrawal/confirm'].answer, ...problemResponses(409, 410) },
  }
  app.post(
    '/payment/:id/withdrawal/confirm',
    { schema: confirmation, config },
    async ({ params: { id }, body: { code }, query: { locale } }) => {
      const isRight = app.config.authSecrets.some((secret) => isWithdrawalCode(secret, id, code))
      const order = await app.db.transaction(async (tx) => {
        const order = isRight ? await lockOrder(tx, id) : undefined
        if (!order?.declaredAt) throw new ApiProblem(410, 'withdrawal.wrongCode')
        if (order.withdrawnAt) return order
        requireOpen(order)
        return end(tx, order, null)
      })
      return { data: await paymentOf(app.db, order, locale) }
    },
  )

  /** The owner has declared or confirmed it. @param email where else the receipt goes */
  async function end(tx: Queryable, order: Order, email: string | null): Promise<Order> {
    const withdrawnAt = await markWithdrawn(tx, order.id)
    const { name, accountEmail, giverEmail } = await selectBought(tx, order.id)
    for (const to of new Set([email, accountEmail, giverEmail])) {
      if (to !== null) await mailReceipt(tx, { ...order, withdrawnAt }, name, to)
    }
    await app.jobs.send(tx, 'withdrawals', { orderId: order.id })
    return { ...order, withdrawnAt }
  }

  /** Mails the link to the account, and to whoever declared it when that was; both once. */
  async function declare(tx: Queryable, order: Order, email: string): Promise<Order> {
    const { id: orderId, locale } = order
    const declaredAt = order.declaredAt ?? (await markDeclared(tx, orderId))
    const { name, accountEmail } = await selectBought(tx, orderId)
    const values = { orderId, withdrawnAt: declaredAt.toISOString() }
    const mail = (to: string, template: 'withdrawalToConfirm' | 'withdrawalDeclared', more: Record<string, string>) =>
      app.mail.post({ to, template, locale, about: `${template}:${orderId}:${to}`, values: { ...values, ...more } }, tx)
    if (accountEmail !== null)
      await mail(accountEmail, 'withdrawalToConfirm', {
        name,
        confirmCode: withdrawalCodeOf(app.config.authSecrets[0], orderId),
      })
    if (email !== accountEmail) await mail(email, 'withdrawalDeclared', {})
    return { ...order, declaredAt }
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
