import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { formatPrice } from '../../catalogue/index.ts'
import type { Order } from '../orders/createOrder.ts'
import { selectBought } from '../withdrawals/withdrawalQueries.ts'
import type { PaidFacts } from './readPaid.ts'

/** A payment with money that was paid back since `before`, in grosze. `isEnd`: so what was bought gives nothing any more. */
type Refunded = { payment: PaidFacts; before: number; isEnd: boolean }

/**
 * What is new with the money of an order: it was not paid after all; payments were paid back, are disputed, or are not any
 * more, for the better; refunds of them came back.
 */
export type MoneyNews = {
  hasFailed: boolean
  refunds: Refunded[]
  disputes: PaidFacts[]
  wins: PaidFacts[]
  notArrived: PaidFacts[]
}

/** Mails whoever has bought the order about it, in the transaction that writes it. */
export async function postMoneyMails(
  app: FastifyInstance,
  tx: Queryable,
  { id: orderId, locale, kind, lookupKey, userId, withdrawnAt }: Order,
  { hasFailed, refunds, disputes, wins, notArrived }: MoneyNews,
): Promise<void> {
  if (!hasFailed && refunds.length + disputes.length + wins.length + notArrived.length === 0) return
  const { name, accountEmail, giverEmail } = await selectBought(tx, orderId)
  const to = giverEmail ?? accountEmail
  if (!to) return
  const mail = { to, locale, ...(userId !== null && { userId }) }
  if (hasFailed) {
    const values = { name, lookupKey, kind }
    await app.mail.post({ ...mail, template: 'firstChargeFailed', about: `notPaid:${orderId}`, values }, tx)
  }
  for (const { payment, before, isEnd } of refunds) {
    const { paymentIntentId, amountRefunded, failedRefunds } = payment
    const refund = formatPrice({ amount: amountRefunded - before, currency: 'PLN' }, locale)
    const template = isEnd ? 'refunded' : 'partlyRefunded'
    const about = `refunded:${paymentIntentId}:${amountRefunded}:${failedRefunds}`
    await app.mail.post({ ...mail, template, about, values: { name, orderId, refunded: refund } }, tx)
  }
  for (const { paymentIntentId, amountPaid } of disputes) {
    const values = { name, orderId, amount: formatPrice({ amount: amountPaid, currency: 'PLN' }, locale) }
    await app.mail.post({ ...mail, template: 'disputed', about: `disputed:${paymentIntentId}`, values }, tx)
  }
  // What somebody has withdrawn from stays over, and is paid back now.
  for (const { paymentIntentId } of withdrawnAt ? [] : wins) {
    const about = `disputeWon:${paymentIntentId}`
    await app.mail.post({ ...mail, template: 'disputeWon', about, values: { name, orderId } }, tx)
  }
  for (const { paymentIntentId, failedRefunds } of notArrived) {
    const about = `refundFailed:${paymentIntentId}:${failedRefunds}`
    await app.mail.post({ ...mail, template: 'refundFailed', about, values: { name, orderId } }, tx)
  }
}
