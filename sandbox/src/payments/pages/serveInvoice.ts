import type { FastifyInstance } from 'fastify'
import { confirmInvoice, waitsForPayer } from '../billing/subscriptions.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { Invoice } from '../provider/stored.ts'
import { drawMissing } from './drawSteps.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import { sendPage } from './sendPage.ts'
import { day, fill, type Locale, localeOf, money, WORDS } from './words.ts'

/** The page of an invoice, for whoever has its address. */
export function serveInvoice(pages: FastifyInstance, provider: Provider): void {
  pages.get<{ Params: { id: string } }>('/i/:id', async (request, reply) => {
    const invoice = provider.store.get('invoice', request.params.id)
    const customer = provider.store.get('customer', invoice?.customer ?? '')
    const locale = localeOf(customer?.preferred_locales?.[0], request.headers['accept-language'])
    return invoice?.number
      ? sendPage(reply, drawInvoice(invoice, locale, waitsForPayer(provider, invoice)))
      : sendPage(reply.code(404), drawMissing(locale))
  })
  pages.post<{ Params: { id: string } }>('/i/:id', async ({ params: { id } }, reply) => {
    const invoice = provider.store.get('invoice', id)
    if (invoice) provider.store.transaction(() => confirmInvoice(provider, invoice))
    return reply.redirect(`${provider.pagesUrl}/i/${id}`, 303)
  })
}

function drawInvoice(invoice: Invoice, locale: Locale, waits: boolean): string {
  const words = WORDS[locale]
  const title = fill(words.invoice, { number: invoice.number ?? '' })
  const amount = (value: number) => money(value, invoice.currency, locale)
  const off = invoice.subtotal - invoice.total
  const tax = (invoice.total_taxes ?? []).reduce((sum, one) => sum + one.amount, 0)
  const lines = invoice.lines.data.map(
    ({ description, amount: price, period }) =>
      html`<tr>
        <td>${description}</td>
        <td>
          ${invoice.parent ? `${day(period.start, locale)} – ${day(period.end, locale)}` : day(period.end, locale)}
        </td>
        <td>${amount(price)}</td>
      </tr>`,
  )
  const status = invoice.status === 'paid' ? 'paid' : 'open'
  return page(
    locale,
    title,
    html`<div class="card">
      <h1>${title}</h1>
      <dl>
        <dt>${words.date}</dt>
        <dd>${day(invoice.created, locale)}</dd>
        <dt>${words.seller}</dt>
        <dd>${invoice.account_name}</dd>
        <dt>${words.buyer}</dt>
        <dd>${invoice.customer_name ?? invoice.customer_email}</dd>
        ${invoice.customer_tax_ids?.map(
          ({ value }) =>
            html`<dt>${words.nipOfBuyer}</dt>
              <dd>${value}</dd>`,
        )}
        <dt>${words.status}</dt>
        <dd>${words.invoiceStatus[status]}</dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.item}</th>
            <th scope="col">${words.period}</th>
            <th scope="col">${words.price}</th>
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
      <dl>
        ${
          off > 0 &&
          html`<dt>${words.rebate}</dt>
            <dd>−${amount(off)}</dd>`
        }
        <dt class="total">${words.total}</dt>
        <dd class="total">${amount(invoice.total)}</dd>
        ${
          tax > 0 &&
          html`<dt>${words.tax}</dt>
            <dd>${amount(tax)}</dd>`
        }
      </dl>
      ${
        waits &&
        html`<form method="post" class="actions">
          <p>${fill(words.bankAsks, { amount: amount(invoice.amount_remaining) })}</p>
          <button class="main">${words.confirm}</button>
        </form>`
      }
    </div>`,
  )
}
