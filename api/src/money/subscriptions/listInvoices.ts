import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type Invoice } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Stripe } from 'stripe'
import { LocaleQuery, pageOf, pagination, problemResponses } from '../../platform/index.ts'
import { callerOf } from '../../identity/index.ts'
import { formatPrice } from '../../catalogue/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { requirePayments } from '../payments/Payments.ts'
import { Type } from 'typebox'
import { unlessMissing } from '../payments/unlessDone.ts'
import { selectCustomerId } from '../orders/customerQueries.ts'
import { selectRevoked } from './planQueries.ts'

const PAGE_SIZE = 20
/** Monthly ones of eight years. */
const INVOICES_MAX = 100
const LIMIT = { max: 60, seconds: 60 }

const Query = Type.Object(
  { ...LocaleQuery.properties, pagination: pagination(PAGE_SIZE) },
  { additionalProperties: false },
)

export const listInvoices: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's invoices at the payment provider, the newest first",
    querystring: Query,
    response: { 200: CALLS['GET /subscription/invoices'].answer, ...problemResponses(503) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: LIMIT } as const

  app.get('/subscription/invoices', { schema, config }, async (request) => {
    requirePayments(app)
    const { userId } = callerOf(request)
    const { locale, pagination } = request.query
    const customer = await selectCustomerId(app.db, userId)
    if (!customer) return pageOf([], pagination)
    const stored = await unlessMissing(() =>
      askProvider(app, (stripe) => stripe.invoices.list({ customer, limit: INVOICES_MAX })),
    )
    const revoked = await selectRevoked(app.db, userId)
    const invoices = (stored?.data ?? []).filter(({ status }) => status !== 'draft' && status !== 'void')
    return pageOf(
      invoices.map((invoice) => invoiceOf(invoice, revoked.has(invoice.id), locale)),
      pagination,
    )
  })
}

const STATUSES: Record<string, Invoice['status']> = { paid: 'paid', uncollectible: 'failed' }

function invoiceOf(invoice: Stripe.Invoice, isRevoked: boolean, locale: Locale): Invoice {
  const { id, number, created, total, status, attempt_count, hosted_invoice_url: url } = invoice
  const isUnpaid = status === 'open' && attempt_count > 0
  return {
    id,
    number,
    createdAt: new Date(created * 1_000).toISOString(),
    amountDisplay: formatPrice({ amount: total, currency: 'PLN' }, locale),
    status: isRevoked ? 'refunded' : isUnpaid ? 'failed' : (STATUSES[status ?? ''] ?? 'open'),
    url: url ?? null,
  }
}
