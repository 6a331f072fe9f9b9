import type { CheckoutSession } from '../provider/stored.ts'
import { html } from './html.ts'
import { noticePage, page } from './page.ts'
import { fill, type Locale, money, WORDS } from './words.ts'

const amountOf = (session: CheckoutSession, locale: Locale) =>
  money(session.amount_total ?? 0, session.currency ?? 'pln', locale)

/** The bank's page, which asks whether it is really them who pay by card: 3-D Secure. */
export function drawConfirmation(session: CheckoutSession, locale: Locale): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.bankTitle,
    html`<div class="card narrow">
      <h1>${words.bankTitle}</h1>
      <p>${fill(words.bankAsks, { amount: amountOf(session, locale) })}</p>
      <form method="post" class="actions">
        <button class="main" name="action" value="confirm">${words.confirm}</button>
        <button name="action" value="refuse">${words.refuse}</button>
      </form>
    </div>`,
  )
}

/** The bank's page of a transfer. */
export function drawBank(session: CheckoutSession, locale: Locale): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.p24Title,
    html`<div class="card narrow">
      <h1>${words.p24Title}</h1>
      <p>${fill(words.p24Asks, { amount: amountOf(session, locale) })}</p>
      <form method="post" class="actions">
        <button class="main" name="action" value="succeeded">${words.p24Now}</button>
        <button name="action" value="laterSucceeded">${words.p24Later}</button>
        <button name="action" value="laterFailed">${words.p24Fails}</button>
        <button name="action" value="refuse">${words.refuse}</button>
      </form>
    </div>`,
  )
}

/** What a session says that can no longer be paid. */
export function drawClosed(session: CheckoutSession, locale: Locale): string {
  const words = WORDS[locale]
  const href = session.status === 'complete' ? successUrl(session) : session.cancel_url
  const link = href ? { href, label: words.continue } : undefined
  return session.status === 'complete'
    ? noticePage(locale, words.doneTitle, words.doneText, link)
    : noticePage(locale, words.expiredTitle, words.expiredText, link)
}

export const drawMissing = (locale: Locale): string =>
  noticePage(locale, WORDS[locale].missingTitle, WORDS[locale].missingText)

/** Where a payer goes after the payment. */
export const successUrl = (session: CheckoutSession): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
