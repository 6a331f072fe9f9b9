import { lineItemsOf } from '../checkout/sessions.ts'
import type { Provider } from '../provider/openProvider.ts'
import { wholeList } from './call.ts'
import { invalid } from './StripeError.ts'

/** The fields whose ids can be replaced by the objects. */
const REFERENCES = new Set([
  'charge',
  'coupon',
  'customer',
  'default_payment_method',
  'default_price',
  'discount',
  'discounts',
  'invoice',
  'latest_charge',
  'latest_invoice',
  'payment_intent',
  'payment_method',
  'price',
  'product',
  'promotion_code',
  'schedule',
  'subscription',
  'test_clock',
])
const MAX_DEPTH = 4

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The answer with what `expand` asks for: `['subscription.latest_invoice', 'line_items']`. */
export function expanded(provider: Provider, answer: object, paths: string[]): object {
  const copy: unknown = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    // The first step into a list is not counted: docs.stripe.com/expand.
    if (steps.length > MAX_DEPTH + Number(steps[0] === 'data'))
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand')
    if (isJson(copy)) expandIn(provider, copy, steps, path)
  }
  return isJson(copy) ? copy : answer
}

function expandIn(provider: Provider, object: Json, [step, ...rest]: string[], path: string): void {
  if (step === undefined) return
  include(provider, object, step)
  if (!(step in object) && step === 'applies_to') return
  if (!(step in object)) throw notExpandable(path)
  const value = object[step]
  if (step === 'data' && Array.isArray(value)) {
    for (const item of value) if (isJson(item)) expandIn(provider, item, rest, path)
    return
  }
  if (Array.isArray(value)) {
    object[step] = value.map((item) => opened(provider, item, step, rest, path))
    return
  }
  object[step] = opened(provider, value, step, rest, path)
}

function opened(provider: Provider, value: unknown, step: string, rest: string[], path: string): unknown {
  if (typeof value === 'string') {
    if (!REFERENCES.has(step)) throw notExpandable(path)
    const object: unknown = structuredClone(provider.store.any(value) ?? erased(provider, value) ?? value)
    if (isJson(object)) expandIn(provider, object, rest, path)
    return object
  }
  if (isJson(value)) expandIn(provider, value, rest, path)
  else if (value !== null && value !== undefined) throw notExpandable(path)
  return value
}

const erased = ({ store }: Provider, id: string) =>
  store.setting(`deleted ${id}`) ? { id, object: 'customer', deleted: true } : undefined

const notExpandable = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand')

/** Adds a list that an object only has when it is asked for. */
function include(provider: Provider, object: Json, step: string): void {
  const id = String(object['id'])
  const { store } = provider
  if (object['object'] === 'checkout.session' && step === 'line_items') {
    const session = store.need('checkout.session', id)
    object[step] = wholeList(`/v1/checkout/sessions/${id}/line_items`, lineItemsOf(provider, session))
  }
  if (object['object'] === 'invoice' && step === 'payments')
    object[step] = wholeList(`/v1/invoice_payments?invoice=${id}`, store.all('invoice_payment', { invoice: id }))
  const appliesTo = object['object'] === 'coupon' && step === 'applies_to' && store.secretOf(id)
  if (appliesTo) object[step] = appliesTo
  if (object['object'] === 'charge' && step === 'refunds')
    object[step] = wholeList(`/v1/charges/${id}/refunds`, store.all('refund', { charge: id }).reverse())
  if (object['object'] === 'customer' && step === 'subscriptions' && !object['deleted'])
    object[step] = wholeList(
      `/v1/customers/${id}/subscriptions`,
      store.all('subscription', { customer: id, status: ['active', 'past_due', 'trialing', 'unpaid'] }).reverse(),
    )
}
