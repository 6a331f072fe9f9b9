import { lineItemsOf } from '../checkout/sessions.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { CheckoutSession } from '../provider/stored.ts'
import { cardFields, type Form, testCards } from './cardForm.ts'
import { html, type Markup } from './html.ts'
import { field, page, type Problem, problemSummary } from './page.ts'
import { every, fill, type Locale, money, WORDS } from './words.ts'

/** The page on which a session is paid. */
export function drawCheckout(
  provider: Provider,
  session: CheckoutSession,
  locale: Locale,
  form: Form = {},
  problems: Problem[] = [],
): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.payTitle,
    html`<h1>${words.payTitle}</h1>
      ${problemSummary(locale, problems)}
      <div class="two">
        <section class="card" aria-labelledby="order">${summary(provider, session, locale, form, problems)}</section>
        <section class="card">${payForm(provider, session, locale, form, problems)}${testCards(locale)}</section>
      </div>`,
    problems,
  )
}

function summary(
  provider: Provider,
  session: CheckoutSession,
  locale: Locale,
  form: Form,
  problems: Problem[],
): Markup {
  const words = WORDS[locale]
  const currency = session.currency ?? 'pln'
  const off = session.total_details?.amount_discount ?? 0
  const items = lineItemsOf(provider, session)
  const recurring = items[0]?.price?.recurring
  const code = codeOf(provider, session)
  return html`<h2 id="order">${words.summary}</h2>
    <dl>
      ${items.map(
        (item) =>
          html`<dt>${item.description}</dt>
            <dd>${money(item.amount_subtotal, currency, locale)}</dd>`,
      )}
      ${
        off > 0 &&
        html`<dt>${fill(words.discount, { code })}</dt>
          <dd>−${money(off, currency, locale)}</dd>`
      }
      <dt class="total">${words.total}</dt>
      <dd class="total">${money(session.amount_total ?? 0, currency, locale)}</dd>
    </dl>
    ${
      recurring &&
      html`<p>
        ${fill(words.renews, {
          interval: every(recurring, locale),
          amount: money(items[0]?.price?.unit_amount ?? 0, currency, locale),
        })}
      </p>`
    }
    ${session.allow_promotion_codes && codeForm(locale, code, form, problems)}
    ${session.cancel_url && html`<p><a href="${session.cancel_url}">${words.back}</a></p>`}`
}

const codeOf = ({ store }: Provider, { discounts }: CheckoutSession): string => {
  const [discount] = discounts ?? []
  return store.get('promotion_code', discount?.promotion_code ?? '')?.code ?? discount?.coupon ?? ''
}

const codeForm = (locale: Locale, code: string, form: Form, problems: Problem[]): Markup => {
  const words = WORDS[locale]
  return code
    ? html`<form method="post">
        <button name="action" value="removeCode">${fill(words.removeCode, { code })}</button>
      </form>`
    : html`<form method="post">
        ${field({ id: 'code', label: words.code, value: form['code'], problems, autocomplete: 'off' })}
        <button name="action" value="code">${words.apply}</button>
      </form>`
}

function payForm(
  provider: Provider,
  session: CheckoutSession,
  locale: Locale,
  form: Form,
  problems: Problem[],
): Markup {
  const words = WORDS[locale]
  const email = knownEmail(provider, session)
  const amount = money(session.amount_total ?? 0, session.currency ?? 'pln', locale)
  const label = !session.amount_total ? words.free : session.mode === 'subscription' ? words.subscribe : words.pay
  return html`<form method="post" id="payment" novalidate>
    ${
      email
        ? html`<p>${fill(words.emailOf, { email })}</p>`
        : field({
            id: 'email',
            label: words.email,
            value: form['email'],
            problems,
            type: 'email',
            autocomplete: 'email',
          })
    }
    ${methods(session, locale, form)}
    <div class="of card-fields">${cardFields(locale, form, problems)}</div>
    ${
      session.payment_method_types.includes('blik') &&
      html`<div class="of blik-fields">
        ${field({ id: 'blik', label: words.blikCode, hint: words.blikHint, value: form['blik'], problems, inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: 10 })}
      </div>`
    }
    ${session.payment_method_types.includes('p24') && html`<p class="of p24-fields hint">${words.p24Hint}</p>`}
    ${
      session.tax_id_collection?.enabled &&
      field({
        id: 'nip',
        label: words.nip,
        value: form['nip'],
        problems,
        inputmode: 'numeric',
        autocomplete: 'off',
        maxlength: 20,
      })
    }
    <button class="main wide" name="action" value="pay">${fill(label, { amount })}</button>
  </form>`
}

/** The choice of the method, if there is one. */
function methods(session: CheckoutSession, locale: Locale, form: Form): Markup | false {
  const words = WORDS[locale]
  const offered = (['card', 'blik', 'p24'] as const).filter((method) => session.payment_method_types.includes(method))
  const chosen = form['method'] ?? offered[0]
  return (
    offered.length > 1 &&
    html`<fieldset>
      <legend>${words.method}</legend>
      ${offered.map(
        (method) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="method"
              value="${method}"
              ${method === chosen && html` checked`}
            />${words[method]}</label
          >`,
      )}
    </fieldset>`
  )
}

/** The address that the shop has told. */
export const knownEmail = ({ store }: Provider, session: CheckoutSession): string | null =>
  store.get('customer', session.customer ?? '')?.email ?? session.customer_email
