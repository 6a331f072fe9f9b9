import formBody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewGiftOrder } from '@kinora/contracts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kinora/limits'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { formProblems, locale, parseQuery, problemOf } from '../../platform/index.ts'
import { formatPrice, selectGiftKey, selectProductName } from '../../catalogue/index.ts'
import { drawOrderPage, ORDER_PAGE_CSP } from './drawOrderPage.ts'
import { CONFIRM, type GiftSummary } from './drawOrderSummary.ts'
import { ORDERS } from './orderGift.ts'
import { placeGiftOrder, requireGift } from './placeGiftOrder.ts'

/** An order is sent twice, for its summary and to buy it, and again after each mistake; bought are no more than `ORDERS`. */
const FORMS = { ...ORDERS, max: 3 * ORDERS.max }

/** As browsers send it: everything is text, and fields that were left empty are there. */
const Form = Type.Object({}, { additionalProperties: true })

const text = Type.Optional(Type.String())
/**
 * What the page's address says, for forms that do not: `subscription` or else `lookupKey` is the lookup key or id of a
 * gift card, and `template` a design's id.
 */
const Address = Type.Object(
  { locale, lookupKey: text, subscription: text, template: text },
  { additionalProperties: false },
)
type Address = Static<typeof Address>

/**
 * The form of a gift order without JavaScript, as the browser sends it: fields of `NewGiftOrder`, those within another
 * written `purchaser[email]`, and `terms=on`. Answers pages, also for problems: first the order once more, whose button
 * sends all of it again with `confirm=on` and buys. The way to the payment is a link:
 * `form-action 'self'` of our pages forbids a redirect to it. Anybody may order, so there is no session, and no CSRF
 * token is needed; other sites are refused as with all writes.
 */
export const orderGiftByForm: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(formBody, { parser: parseQuery })
  const schema = { querystring: Address, body: Form }
  const config = {
    policy: { who: 'public' },
    limit: FORMS,
    undocumented: 'What a page posts without JavaScript; it answers pages',
  } as const

  app.post(
    '/gift-card-orders/form',
    {
      schema,
      config,
      errorHandler: (error, request, reply) => {
        const { status, code, errors = [], more } = problemOf(error)
        if (status >= 500) request.log.error({ err: error }, code)
        if (more.retryAfter || status === 503) reply.header('retry-after', more.retryAfter ?? 2)
        const isWrong = errors.length > 0 && status < 500
        reply.code(isWrong ? 422 : status).type('text/html; charset=utf-8')
        return reply
          .header('content-security-policy', ORDER_PAGE_CSP)
          .send(drawOrderPage(localeOf(request), { problems: isWrong ? errors : [{ ...more, field: '', code }] }))
      },
    },
    async (request, reply) => {
      const locale = localeOf(request)
      const { [CONFIRM]: confirmed, ...form } = request.body as Record<string, unknown>
      const order = readForm(request, form, await addressOf(request.query))
      reply.type('text/html; charset=utf-8').header('content-security-policy', ORDER_PAGE_CSP)
      if (confirmed === undefined) return drawOrderPage(locale, { summary: await summaryOf(order, form, locale) })
      await app.limits.take('gift.form', request.ip, ORDERS)
      return drawOrderPage(locale, { url: await placeGiftOrder(app, order, { userId: null, locale }) })
    },
  )

  /** Pressed twice, the button orders once: the summary has the key of an order. */
  async function summaryOf(order: NewGiftOrder, form: Record<string, unknown>, locale: Locale): Promise<GiftSummary> {
    const { amount } = await requireGift(app.db, order)
    return {
      name: await selectProductName(app.db, order.lookupKey, locale),
      price: formatPrice({ amount, currency: 'PLN' }, locale),
      order,
      fields: fieldsOf({ key: randomUUID(), ...withoutEmpty(form) }),
    }
  }

  /** The fields that the address stands for. A gift card that there is not is refused by its key, as in the form. */
  const addressOf = async ({ lookupKey, subscription, template }: Address) => {
    const gift = subscription || lookupKey
    return {
      ...(gift && { lookupKey: (await selectGiftKey(app.db, gift)) ?? gift }),
      ...(template && { designId: template }),
    }
  }
}

/**
 * The form's fields, or what the address says instead, as the JSON of the call, checked by the same schema.
 * @throws 400 with every field that is wrong
 */
function readForm(request: FastifyRequest, form: unknown, address: object): NewGiftOrder {
  const { designId, terms, ...fields } = { ...address, ...withoutEmpty(form) } as Record<string, unknown>
  const order: unknown = {
    purchaser: {},
    recipient: {},
    ...fields,
    ...(typeof designId === 'string' && { designId: Number(designId) }),
    ...(terms === 'on' && { terms: true }),
  }
  const validate = request.compileValidationSchema(NewGiftOrder, 'body')
  if (!validate(order)) throw formProblems(validate.errors ?? [], 'body')
  return order as NewGiftOrder
}

/** As a form names them: `purchaser[email]`. */
const fieldsOf = (form: Record<string, unknown>): GiftSummary['fields'] =>
  Object.entries(form).flatMap(([name, value]): GiftSummary['fields'] =>
    typeof value === 'object'
      ? fieldsOf(value as Record<string, unknown>).map(([inner, text]) => [`${name}[${inner}]`, text])
      : [[name, String(value)]],
  )

const withoutEmpty = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, field]: [string, unknown]) => {
      if (field === '') return []
      return [[name, typeof field === 'object' ? withoutEmpty(field) : field]]
    }),
  )

function localeOf({ body, query }: FastifyRequest): Locale {
  const { lang } = (body ?? {}) as { lang?: unknown }
  const { locale } = query as { locale?: unknown }
  return LOCALES.find((choice) => choice === lang) ?? LOCALES.find((choice) => choice === locale) ?? DEFAULT_LOCALE
}
