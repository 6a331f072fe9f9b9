import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { Customer } from '../provider/stored.ts'
import { call } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { missing } from '../wire/StripeError.ts'
import { cancelSubscription } from './subscriptions.ts'

const { emptiable, fields, list, metadata, text } = read

const address = fields({
  city: emptiable,
  country: emptiable,
  line1: emptiable,
  line2: emptiable,
  postal_code: emptiable,
  state: emptiable,
})
const about = {
  address,
  description: emptiable,
  email: emptiable,
  metadata,
  name: emptiable,
  phone: emptiable,
  preferred_locales: list(text),
}
type About = {
  address?: Partial<NonNullable<Customer['address']>> | undefined
  description?: string | null | undefined
  email?: string | null | undefined
  metadata?: Record<string, string> | undefined
  name?: string | null | undefined
  phone?: string | null | undefined
  preferred_locales?: string[] | undefined
  test_clock?: string | undefined
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function newCustomer(provider: Provider, params: About): Customer {
  const { store, timeOf } = provider
  const clock = params.test_clock ?? null
  if (clock) store.named('test_helpers.test_clock', clock, 'test_clock')
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: params.address ? { ...NO_ADDRESS, ...withoutUndefined(params.address) } : null,
    balance: 0,
    created: timeOf(clock),
    ...nulls('currency customer_account default_source shipping'),
    delinquent: false,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: read.changedMetadata(null, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    tax_exempt: 'none',
    test_clock: clock,
  }
  store.put(customer)
  provider.emit('customer.created', customer, clock)
  return customer
}

const withoutUndefined = (values: NonNullable<About['address']>): Partial<typeof NO_ADDRESS> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const deleted = (id: string) => ({ id, object: 'customer' as const, deleted: true as const })

export const customerCalls = [
  call('POST', '/v1/customers', fields({ ...about, test_clock: text }), newCustomer),
  call('POST', '/v1/customers/:id', fields(about), (provider, params, id) => {
    const { store } = provider
    const customer = store.named('customer', id)
    const { metadata: notes, address: place, ...rest } = params
    const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const changed: Customer = {
      ...customer,
      ...changes,
      address: place ? { ...NO_ADDRESS, ...customer.address, ...withoutUndefined(place) } : (customer.address ?? null),
      metadata: read.changedMetadata(customer.metadata, notes),
    }
    store.put(changed)
    provider.emit('customer.updated', changed, changed.test_clock ?? null)
    return changed
  }),
  call('GET', '/v1/customers/:id', fields({}), ({ store }, _, id) => {
    const customer = store.get('customer', id)
    if (customer) return customer
    if (store.setting(`deleted ${id}`)) return deleted(id)
    throw missing('customer', id, 'id')
  }),
  /** Ends their subscriptions at once; what they paid stays. */
  call('DELETE', '/v1/customers/:id', fields({}), (provider, _, id) => {
    const { store } = provider
    const customer = store.named('customer', id)
    for (const subscription of store.all('subscription', { customer: id }))
      if (subscription.status !== 'canceled') cancelSubscription(provider, subscription, 'cancellation_requested')
    provider.emit('customer.deleted', customer, customer.test_clock ?? null)
    store.remove(id)
    store.setSetting(`deleted ${id}`, true)
    return deleted(id)
  }),
]
