import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUsable } from '../billing/discounts.ts'
import { type Means, type Outcome, TEST_CARDS } from '../billing/testCards.ts'
import { sameCode } from '../catalog/couponCalls.ts'
import { type Payer, paySession } from '../checkout/paySession.ts'
import { lineItemsOf, secretOf, withDiscount } from '../checkout/sessions.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { CheckoutSession } from '../provider/stored.ts'
import { type Form, readCard } from './cardForm.ts'
import { drawCheckout, knownEmail } from './drawCheckout.ts'
import { drawBank, drawClosed, drawConfirmation, drawMissing, successUrl } from './drawSteps.ts'
import type { Problem } from './page.ts'
import { sendPage } from './sendPage.ts'
import { type Locale, localeOf, WORDS } from './words.ts'

type Route = { Params: { id: string }; Body: Form | undefined; Querystring: { refused?: string } }
type Visit = { session: CheckoutSession; locale: Locale; form: Form; wasRefused: boolean; reply: FastifyReply }

/** The pages of a checkout session: paying, and the bank's two pages. Without JavaScript. */
export function serveCheckout(pages: FastifyInstance, provider: Provider): void {
  const { store } = provider

  /** Shows or does something with a session that can still be paid; otherwise sends on whoever has paid. */
  const route = (method: 'GET' | 'POST', url: string, visit: (visit: Visit) => FastifyReply) =>
    pages.route<Route>({
      method,
      url,
      handler: async (request, reply) => {
        const session = store.get('checkout.session', request.params.id)
        const locale = localeOf(session?.locale, request.headers['accept-language'])
        if (!session) return sendPage(reply.code(404), drawMissing(locale))
        if (session.status === 'open') {
          const wasRefused = request.query.refused !== undefined
          return visit({ session, locale, form: request.body ?? {}, wasRefused, reply })
        }
        return method === 'POST' && session.status === 'complete'
          ? reply.redirect(successUrl(session), 303)
          : sendPage(reply, drawClosed(session, locale))
      },
    })

  const show = ({ session, locale, form, reply }: Visit, problems: Problem[], status = 422) =>
    sendPage(reply.code(status), drawCheckout(provider, session, locale, form, problems), origins(session))

  const go = ({ session, reply }: Visit, step: string) =>
    reply.redirect(`${provider.pagesUrl}/c/${session.id}${step}`, 303)

  /** Pays, and sends the payer back to the shop, or says why it was refused. */
  function pay(visit: Visit, payer: Payer): FastifyReply {
    const { session, locale, reply } = visit
    const refusal = store.transaction(() => paySession(provider, session, payer))
    if (refusal) return show(visit, [{ field: 'number', text: WORDS[locale].wrong[refusal] }], 402)
    return reply.redirect(successUrl(store.need('checkout.session', session.id)), 303)
  }

  route('GET', '/c/:id', (visit) => {
    const problem = { field: 'payment', text: WORDS[visit.locale].wrong.refused }
    return show(visit, visit.wasRefused ? [problem] : [], 200)
  })
  route('POST', '/c/:id', (visit) => {
    const { session, locale, form } = visit
    if (form['action'] === 'code') return applyCode(visit)
    if (form['action'] === 'removeCode') {
      store.put(withDiscount(provider, session, secretOf(provider, session.id), null))
      return go(visit, '')
    }
    const read = readPayment(provider, session, locale, form)
    if ('problems' in read) return show(visit, read.problems)
    const { means, name, email, taxId } = read
    store.setSecret(session.id, { ...secretOf(provider, session.id), taxId })
    if (means.type === 'card' && TEST_CARDS[means.number]?.asks3ds) {
      const waiting = { number: means.number, expMonth: means.expMonth, expYear: means.expYear, name, email }
      store.setSecret(session.id, { ...secretOf(provider, session.id), waiting })
      return go(visit, '/confirm')
    }
    if (means.type === 'p24') {
      store.setSecret(session.id, { ...secretOf(provider, session.id), bank: { email } })
      return go(visit, '/bank')
    }
    return pay(visit, { means, name, email })
  })

  route('GET', '/c/:id/confirm', (visit) =>
    secretOf(provider, visit.session.id).waiting
      ? sendPage(visit.reply, drawConfirmation(visit.session, visit.locale), origins(visit.session))
      : go(visit, ''),
  )
  route('POST', '/c/:id/confirm', (visit) => {
    const { waiting } = secretOf(provider, visit.session.id)
    if (!waiting) return go(visit, '')
    if (visit.form['action'] !== 'confirm') return go(visit, '?refused')
    const { name, email, ...card } = waiting
    return pay(visit, { means: { type: 'card', ...card }, name, email, authenticated: true })
  })

  route('GET', '/c/:id/bank', (visit) =>
    secretOf(provider, visit.session.id).bank
      ? sendPage(visit.reply, drawBank(visit.session, visit.locale), origins(visit.session))
      : go(visit, ''),
  )
  route('POST', '/c/:id/bank', (visit) => {
    const { bank } = secretOf(provider, visit.session.id)
    const outcome = BANK_OUTCOMES.find((one) => one === visit.form['action'])
    if (!bank || !outcome) return go(visit, bank ? '?refused' : '')
    return pay(visit, { means: { type: 'p24', outcome }, name: '', email: bank.email })
  })

  function applyCode(visit: Visit): FastifyReply {
    const { session, locale, form } = visit
    const typedCode = form['code'] ?? ''
    const use = {
      products: lineItemsOf(provider, session).flatMap(({ price }) => price?.product ?? []),
      amount: session.amount_subtotal ?? 0,
      customer: session.customer,
    }
    const code = store
      .all('promotion_code', { active: true })
      .find((one) => sameCode(one.code, typedCode) && isUsable(provider, one, use))
    if (!session.allow_promotion_codes || !code) return show(visit, [{ field: 'code', text: WORDS[locale].wrong.code }])
    const discount = { coupon: code.promotion.coupon, promotion_code: code.id }
    store.put(withDiscount(provider, session, secretOf(provider, session.id), discount))
    return go(visit, '')
  }
}

const BANK_OUTCOMES: Outcome[] = ['succeeded', 'laterSucceeded', 'laterFailed']

/** Where the form may lead: back to the shop. */
const origins = ({ success_url, cancel_url }: CheckoutSession): string[] => [
  ...new Set([success_url, cancel_url].flatMap((url) => URL.parse(url ?? '')?.origin ?? [])),
]

type ReadPayment = { means: Means; name: string; email: string; taxId: string | undefined } | { problems: Problem[] }

function readPayment(provider: Provider, session: CheckoutSession, locale: Locale, form: Form): ReadPayment {
  const { wrong } = WORDS[locale]
  const method = session.payment_method_types.find((one) => one === form['method']) ?? session.payment_method_types[0]
  const email = (knownEmail(provider, session) ?? form['email'] ?? '').trim()
  const problems = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [{ field: 'email', text: wrong.email }]
  const taxId = session.tax_id_collection?.enabled ? nipOf(form['nip']) : undefined
  if (taxId && !/^\d{10}$/.test(taxId)) problems.push({ field: 'nip', text: wrong.nip })

  if (method === 'blik') {
    const code = (form['blik'] ?? '').replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(code)) problems.push({ field: 'blik', text: wrong.blik })
    else if (code === '000000') problems.push({ field: 'blik', text: wrong.blikRefused })
    return problems.length > 0 ? { problems } : { means: { type: 'blik' }, name: '', email, taxId }
  }
  if (method === 'p24')
    return problems.length > 0 ? { problems } : { means: { type: 'p24', outcome: 'succeeded' }, name: '', email, taxId }
  const card = readCard(form, locale, provider.timeFor(session.customer))
  if ('problems' in card) return { problems: [...problems, ...card.problems] }
  return problems.length > 0 ? { problems } : { ...card, email, taxId }
}

/** A NIP as it is written: with hyphens, spaces or the country in front. Undefined for none. */
const nipOf = (typed = ''): string | undefined => typed.replace(/[\s-]/g, '').replace(/^PL/i, '') || undefined
