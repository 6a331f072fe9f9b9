import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { formatPrice, selectProductName } from '../../catalogue/index.ts'
import type { Order } from '../orders/createOrder.ts'
import { selectPerson } from '../orders/personQueries.ts'
import type { PeriodFacts, PlanFacts } from './readPlan.ts'

/** What is new: the order is paid; these periods are; a charge has failed, and leaves the access until then. */
type News = { isPaid: boolean; periods: PeriodFacts[]; graceEndsAt: string | null }

/** Mails about what is new with a plan, in the transaction that writes it. */
export async function postPlanMails(
  app: FastifyInstance,
  tx: Queryable,
  order: Order & { userId: number },
  plan: PlanFacts,
  { isPaid, periods, graceEndsAt }: News,
): Promise<void> {
  const { userId } = order
  const person = await selectPerson(tx, userId)
  if (!person) return
  const { email: to, locale } = person
  const name = await selectProductName(tx, plan.lookupKey, locale)
  const priceOf = (amount: number) => formatPrice({ amount, currency: 'PLN' }, locale)
  const next = priceOf(plan.nextAmount ?? order.amount)
  const mail = { to, locale, userId }
  if (isPaid) {
    const moments = { paidAt: (order.paidAt ?? new Date()).toISOString(), renewsAt: plan.periodEndsAt.toISOString() }
    const values = { name, amount: priceOf(order.amountPaid), nextAmount: next, ...moments, orderId: order.id }
    // Bought early, it begins when it is charged first.
    const template = plan.status === 'trialing' ? 'planOrdered' : 'welcomeToPlan'
    await app.mail.post({ ...mail, template, about: `welcome:${order.id}`, values }, tx)
  }
  for (const { id, amountPaid, paidAt, endsAt, number } of periods) {
    if (amountPaid === 0) continue
    const moments = { paidAt: paidAt.toISOString(), periodEndsAt: endsAt.toISOString() }
    const values = { name, amount: priceOf(amountPaid), ...moments, ...(number && { number }) }
    await app.mail.post({ ...mail, template: 'receipt', about: `receipt:${id}`, values }, tx)
  }
  if (graceEndsAt !== null) {
    const { confirmUrl } = plan
    const values = { name, amount: next, graceEndsAt, ...(confirmUrl && { confirmUrl }) }
    const about = `paymentFailed:${plan.id}:${plan.periodEndsAt.toISOString()}`
    await app.mail.post({ ...mail, template: confirmUrl ? 'confirmCharge' : 'paymentFailed', about, values }, tx)
  }
}
