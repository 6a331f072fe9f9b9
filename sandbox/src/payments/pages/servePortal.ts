import type { FastifyInstance, FastifyReply } from 'fastify'
import { newPaymentMethod } from '../billing/paymentMethods.ts'
import { itemOf } from '../billing/newSubscription.ts'
import { endSchedule, schedulePrice } from '../billing/schedules.ts'
import { endingAtPeriodEnd } from '../billing/subscriptionCalls.ts'
import { changePrice, retryInvoice, saveSubscription } from '../billing/subscriptions.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { Customer, Price, Subscription } from '../provider/stored.ts'
import { type Form, readCard } from './cardForm.ts'
import { drawCancel, drawCard, drawPlans, drawPortal, liveSubscriptions, type Visit } from './drawPortal.ts'
import { drawMissing } from './drawSteps.ts'
import { sendPage } from './sendPage.ts'
import { localeOf, WORDS } from './words.ts'

/** How long a link to the portal works. */
const PORTAL_S = 3600

type Route = { Params: { id: string }; Querystring: { subscription?: string }; Body: Form | undefined }
type Step = Visit & { subscription: Subscription; form: Form; reply: FastifyReply }

/** The portal, in which customers change their subscription, their card, and see their invoices. */
export function servePortal(pages: FastifyInstance, provider: Provider): void {
  const { store } = provider

  function visitOf(id: string, acceptLanguage: string | undefined): Visit | undefined {
    const session = store.get('billing_portal.session', id)
    const customer = store.get('customer', session?.customer ?? '')
    if (!session || !customer || session.created + PORTAL_S < provider.timeFor(customer.id)) return undefined
    const { features } = store.need('billing_portal.configuration', session.configuration)
    return { provider, session, customer, features, locale: localeOf(session.locale, acceptLanguage) }
  }

  /** A step that concerns one subscription of the customer. */
  const route = (method: 'GET' | 'POST', url: string, step: (step: Step) => FastifyReply) =>
    pages.route<Route>({
      method,
      url: `/p/:id${url}`,
      handler: async (request, reply) => {
        const visit = visitOf(request.params.id, request.headers['accept-language'])
        const subscription = visit && liveSubscriptions(visit).find(({ id }) => id === request.query.subscription)
        if (visit && subscription)
          return store.transaction(() => step({ ...visit, subscription, form: request.body ?? {}, reply }))
        if (visit) return home(visit, reply)
        return sendPage(reply.code(404), drawMissing(localeOf(null, request.headers['accept-language'])))
      },
    })
  const home = ({ session }: Visit, reply: FastifyReply) => reply.redirect(`${provider.pagesUrl}/p/${session.id}`, 303)

  pages.get<Route>('/p/:id', async (request, reply) => {
    const visit = visitOf(request.params.id, request.headers['accept-language'])
    return visit
      ? sendPage(reply, drawPortal(visit))
      : sendPage(reply.code(404), drawMissing(localeOf(null, request.headers['accept-language'])))
  })

  route('GET', '/cancel', (step) => sendPage(step.reply, drawCancel(step, step.subscription)))
  route('POST', '/cancel', (step) => {
    const { subscription } = step
    const ending = endingAtPeriodEnd(provider, subscription, true)
    endSchedule(provider, subscription)
    // With flexible billing, the portal sets cancel_at and leaves the flag: docs.stripe.com/billing/subscriptions/billing-mode/compare.
    const changed = { ...subscription, ...ending, cancel_at_period_end: false, schedule: null }
    saveSubscription(provider, changed, subscription)
    return home(step, step.reply)
  })
  route('POST', '/resume', (step) => {
    const { subscription } = step
    saveSubscription(provider, { ...subscription, ...endingAtPeriodEnd(provider, subscription, false) }, subscription)
    return home(step, step.reply)
  })

  route('GET', '/plan', (step) => sendPage(step.reply, drawPlans(step, step.subscription, plansFor(step))))
  route('POST', '/plan', (step) => {
    const { subscription, form, locale, reply } = step
    const price = plansFor(step).find(({ id }) => id === form['price'])
    if (!price) {
      const problems = [{ field: 'plans', text: WORDS[locale].wrong.plan }]
      return sendPage(reply.code(422), drawPlans(step, subscription, plansFor(step), problems))
    }
    const present = itemOf(subscription).price
    if (price.id !== present.id && !isScheduled(step, present, price)) {
      saveSubscription(provider, changePrice(provider, subscription, price), subscription)
      return home(step, reply)
    }
    if (price.id === present.id) endSchedule(provider, subscription)
    const schedule = price.id === present.id ? null : schedulePrice(provider, subscription, price).id
    saveSubscription(provider, { ...subscription, schedule }, subscription)
    return home(step, reply)
  })

  route('GET', '/card', (step) => sendPage(step.reply, drawCard(step)))
  route('POST', '/card', (step) => {
    const { subscription, customer, form, locale, reply } = step
    const read = readCard(form, locale, provider.timeFor(customer.id))
    if ('problems' in read) return sendPage(reply.code(422), drawCard(step, form, read.problems))
    const details = { address: null, email: customer.email, name: read.name, phone: null, tax_id: null }
    const method = newPaymentMethod(provider, read.means, customer.id, details)
    setDefaultCard(provider, customer, method.id)
    saveSubscription(provider, { ...subscription, default_payment_method: method.id }, subscription)
    // What could not be charged is tried with the new card at once.
    if (['past_due', 'unpaid'].includes(subscription.status) && subscription.latest_invoice)
      retryInvoice(provider, subscription.latest_invoice)
    return home(step, reply)
  })

  /** The present price, and those that the configuration offers: the cheapest first. */
  const plansFor = ({ subscription, features: { subscription_update: update } }: Step): Price[] => {
    const offered = update.enabled ? (update.products ?? []).flatMap(({ prices }) => prices) : []
    return [...new Set([itemOf(subscription).price.id, ...offered])]
      .map((id) => store.need('price', id))
      .sort((one, other) => (one.unit_amount ?? 0) - (other.unit_amount ?? 0))
  }
}

const MONTHS = { day: 1 / 31, week: 1 / 4, month: 1, year: 12 }
const monthsOf = ({ recurring }: Price) =>
  recurring ? MONTHS[recurring.interval as 'month'] * recurring.interval_count : 0

/**
 * Whether another price begins when the period ends. Only one that costs less, or is charged more often, is scheduled, if
 * the configuration says so; every other change is made at once:
 * docs.stripe.com/changelog/acacia/2024-10-28/customer-portal-schedule-downgrades.
 */
function isScheduled({ features }: Visit, present: Price, next: Price): boolean {
  const types = features.subscription_update.schedule_at_period_end.conditions.map(({ type }) => type)
  const costsLess = (next.unit_amount ?? 0) < (present.unit_amount ?? 0)
  return (
    (costsLess && types.includes('decreasing_item_amount')) ||
    (monthsOf(next) < monthsOf(present) && types.includes('shortening_interval'))
  )
}

function setDefaultCard(provider: Provider, customer: Customer, method: string): void {
  const changed = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
  }
  provider.store.put(changed)
  provider.emit('customer.updated', changed, changed.test_clock ?? null)
}
