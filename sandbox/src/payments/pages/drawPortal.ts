import { itemOf } from '../billing/newSubscription.ts'
import { scheduledPrice } from '../billing/schedules.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { Customer, Invoice, Objects, Price, Subscription } from '../provider/stored.ts'
import { cardFields, type Form, testCards } from './cardForm.ts'
import { html, type Markup } from './html.ts'
import { page, type Problem, problemSummary } from './page.ts'
import { day, every, fill, type Locale, money, WORDS } from './words.ts'

export type Visit = {
  provider: Provider
  session: Objects['billing_portal.session']
  customer: Customer
  features: Objects['billing_portal.configuration']['features']
  locale: Locale
}

/** The first page of the portal: subscription, card and invoices. */
export function drawPortal(visit: Visit): string {
  const { provider, session, customer, locale } = visit
  const words = WORDS[locale]
  const subscriptions = liveSubscriptions(visit)
  const invoices = provider.store.all('invoice', { customer: customer.id, status: ['open', 'paid'] }).reverse()
  return page(
    locale,
    words.portalTitle,
    html`<div class="narrow">
      <h1>${words.portalTitle}</h1>
      ${subscriptions.map((subscription) => subscriptionCard(visit, subscription))}
      ${subscriptions.length === 0 && html`<section class="card"><p>${words.none}</p></section>`}
      ${
        visit.features.invoice_history.enabled &&
        html`<section class="card" aria-labelledby="invoices">
          <h2 id="invoices">${words.invoices}</h2>
          ${invoiceTable(visit, invoices)}
        </section>`
      }
      ${session.return_url && html`<p class="actions"><a class="button" href="${session.return_url}">${words.return}</a></p>`}
    </div>`,
  )
}

/** The customer's subscriptions that have not ended. */
export const liveSubscriptions = ({ provider, customer }: Visit): Subscription[] =>
  provider.store.all('subscription', { customer: customer.id, status: ['active', 'past_due', 'trialing', 'unpaid'] })

export const nameOf = ({ store }: Provider, price: Price): string =>
  store.get('product', price.product)?.name ?? price.id

const priceText = (price: Price, locale: Locale): string =>
  `${money(price.unit_amount ?? 0, price.currency, locale)} ${price.recurring ? every(price.recurring, locale) : ''}`

function subscriptionCard(visit: Visit, subscription: Subscription): Markup {
  const { provider, session, features, locale } = visit
  const words = WORDS[locale]
  const { price, current_period_end: end } = itemOf(subscription)
  const card = provider.store.get('payment_method', subscription.default_payment_method ?? '')?.card
  const next = scheduledPrice(provider, subscription, end)
  const to = (step: string) => `${provider.pagesUrl}/p/${session.id}/${step}?subscription=${subscription.id}`
  const nextPrice = next ?? price
  const nextCharge = { amount: money(nextPrice.unit_amount ?? 0, nextPrice.currency, locale), date: day(end, locale) }
  return html`<section class="card">
    <h2>${nameOf(provider, price)}</h2>
    ${['past_due', 'unpaid'].includes(subscription.status) && html`<p class="problems">${words.pastDue}</p>`}
    ${subscription.cancel_at !== null && html`<p class="note">${fill(words.endsOn, { date: day(end, locale) })}</p>`}
    ${next && next.id !== price.id && html`<p class="note">${fill(words.changesOn, { date: day(end, locale), name: nameOf(provider, next) })}</p>`}
    <dl>
      <dt>${words.price}</dt>
      <dd>${priceText(price, locale)}</dd>
      ${
        subscription.cancel_at === null &&
        html`<dt>${words.nextCharge}</dt>
          <dd>${fill(words.nextChargeOf, nextCharge)}</dd>`
      }
      ${
        card &&
        html`<dt>${words.paidBy}</dt>
          <dd>
            ${fill(words.cardEnding, { last4: card.last4, expiry: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` })}
          </dd>`
      }
    </dl>
    <div class="actions">
      ${features.payment_method_update.enabled && html`<a class="button" href="${to('card')}">${words.changeCard}</a>`}
      ${
        subscription.cancel_at === null
          ? html`${features.subscription_update.enabled && html`<a class="button" href="${to('plan')}">${words.changePlan}</a>`}
            ${features.subscription_cancel.enabled && html`<a class="button" href="${to('cancel')}">${words.cancel}</a>`}`
          : html`<form method="post" action="${to('resume')}"><button class="main">${words.resume}</button></form>`
      }
    </div>
  </section>`
}

function invoiceTable({ provider, locale }: Visit, invoices: Invoice[]): Markup {
  const words = WORDS[locale]
  if (invoices.length === 0) return html`<p>${words.noInvoices}</p>`
  const rows = invoices.map(
    (invoice) =>
      html`<tr>
        <td><a href="${provider.pagesUrl}/i/${invoice.id}">${invoice.number}</a></td>
        <td>${day(invoice.created, locale)}</td>
        <td>${money(invoice.total, invoice.currency, locale)}</td>
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.invoiceNumber}</th>
        <th scope="col">${words.date}</th>
        <th scope="col">${words.price}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

/** Asks whether the renewal shall really be cancelled. */
export function drawCancel({ provider, session, locale }: Visit, subscription: Subscription): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.cancelTitle,
    html`<div class="card narrow">
      <h1>${words.cancelTitle}</h1>
      <p>${fill(words.cancelText, { date: day(itemOf(subscription).current_period_end, locale) })}</p>
      <form method="post" class="actions">
        <button class="main">${words.cancel}</button>
        <a class="button" href="${provider.pagesUrl}/p/${session.id}">${words.keep}</a>
      </form>
    </div>`,
  )
}

/** The choice of another plan for when the period ends. */
export function drawPlans(visit: Visit, subscription: Subscription, prices: Price[], problems: Problem[] = []): string {
  const { provider, session, locale } = visit
  const words = WORDS[locale]
  const { price, current_period_end: end } = itemOf(subscription)
  const chosen = scheduledPrice(provider, subscription, end) ?? price
  const date = day(end, locale)
  const choices = prices.map(
    (one) =>
      html`<label class="choice"
        ><input
          type="radio"
          name="price"
          id="${one.id}"
          value="${one.id}"
          ${one.id === chosen.id && html` checked`}
        /><span
          >${nameOf(provider, one)}${one.id === price.id && ` (${words.thisPlan})`}<br />${priceText(one, locale)}</span
        ></label
      >`,
  )
  return page(
    locale,
    words.planTitle,
    html`<div class="card narrow">
      <h1>${words.planTitle}</h1>
      ${problemSummary(locale, problems)}
      <p>${fill(words.planText, { date })}</p>
      <form method="post">
        <fieldset id="plans">
          <legend>${fill(words.planField, { date })}</legend>
          ${choices}
        </fieldset>
        <div class="actions">
          <button class="main">${words.savePlan}</button>
          <a class="button" href="${provider.pagesUrl}/p/${session.id}">${words.toPortal}</a>
        </div>
      </form>
    </div>`,
    problems,
  )
}

/** The form of another card. */
export function drawCard({ provider, session, locale }: Visit, form: Form = {}, problems: Problem[] = []): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.cardTitle,
    html`<div class="card narrow">
      <h1>${words.cardTitle}</h1>
      ${problemSummary(locale, problems)}
      <form method="post" novalidate>
        ${cardFields(locale, form, problems)}
        <div class="actions">
          <button class="main">${words.saveCard}</button>
          <a class="button" href="${provider.pagesUrl}/p/${session.id}">${words.toPortal}</a>
        </div>
      </form>
      ${testCards(locale)}
    </div>`,
    problems,
  )
}
