import { newId, type Provider } from '../provider/openProvider.ts'
import type { Objects } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import {
  atLeast,
  changedMetadata,
  emptiable,
  fields,
  flag,
  list,
  metadata,
  needed,
  oneOf,
  paging,
  text,
} from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

type Configuration = Objects['billing_portal.configuration']
type Features = Configuration['features']

const URL = '/v1/billing_portal/configurations'
const enabled = needed(flag)
const proration = oneOf('none', 'create_prorations', 'always_invoice')
const products = list(
  fields({
    product: needed(text),
    prices: needed(list(text)),
    adjustable_quantity: fields({ enabled, maximum: atLeast(1), minimum: atLeast(0) }),
  }),
)
const features = fields({
  customer_update: fields({
    enabled: flag,
    allowed_updates: list(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
  }),
  invoice_history: fields({ enabled }),
  payment_method_update: fields({ enabled }),
  subscription_cancel: fields({
    enabled: flag,
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: proration,
  }),
  subscription_update: fields({
    enabled: flag,
    default_allowed_updates: list(oneOf('price', 'promotion_code', 'quantity')),
    products,
    proration_behavior: proration,
    schedule_at_period_end: fields({
      conditions: list(fields({ type: needed(oneOf('decreasing_item_amount', 'shortening_interval')) })),
    }),
  }),
})
type Changes = ReturnType<typeof features>

/** Nothing is allowed, as where a configuration does not name a feature. */
const NOTHING: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
}

/** The features after a change; what it does not name stays. */
function changedFeatures({ store }: Provider, before: Features, changes: Changes): Features {
  const update = { ...before.subscription_update, ...withoutUndefined(changes.subscription_update) }
  const offered = changes.subscription_update?.products
  if (update.enabled && !(offered ?? before.subscription_update.products ?? []).length)
    throw invalid('Products are required to enable subscription updates.', 'features[subscription_update][products]')
  for (const [index, { prices }] of (offered ?? []).entries())
    for (const price of prices) store.named('price', price, `features[subscription_update][products][${index}][prices]`)
  const kept = before.subscription_update.products ?? []
  return {
    ...before,
    customer_update: { ...before.customer_update, ...withoutUndefined(changes.customer_update) },
    invoice_history: changes.invoice_history ?? before.invoice_history,
    payment_method_update: { ...before.payment_method_update, ...changes.payment_method_update },
    subscription_cancel: { ...before.subscription_cancel, ...withoutUndefined(changes.subscription_cancel) },
    subscription_update: {
      ...update,
      products: offered
        ? offered.map(({ product, prices }) => ({
            adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
            prices,
            product,
          }))
        : kept,
      schedule_at_period_end: { conditions: update.schedule_at_period_end.conditions ?? [] },
    },
  }
}

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

const withoutUndefined = <T extends object>(values: T | undefined): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>

export const configurationCalls = [
  call('POST', URL, fields({ features: needed(features), metadata, name: emptiable }), (provider, params) => {
    const at = provider.timeOf(null)
    const configuration: Configuration = {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
      created: at,
      default_return_url: null,
      features: changedFeatures(provider, NOTHING, params.features),
      is_default: false,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: changedMetadata(null, params.metadata),
      name: params.name ?? null,
      updated: at,
    }
    provider.store.put(configuration)
    return configuration
  }),
  call('POST', `${URL}/:id`, fields({ active: flag, features, metadata }), (provider, params, id) => {
    const before = provider.store.named('billing_portal.configuration', id)
    const changed: Configuration = {
      ...before,
      active: params.active ?? before.active,
      features: params.features ? changedFeatures(provider, before.features, params.features) : before.features,
      metadata: changedMetadata(before.metadata, params.metadata),
      updated: provider.timeOf(null),
    }
    provider.store.put(changed)
    return changed
  }),
  call('GET', `${URL}/:id`, fields({}), ({ store }, _, id) => store.named('billing_portal.configuration', id)),
  call(
    'GET',
    URL,
    fields({ ...paging, active: flag, is_default: flag }),
    ({ store }, { active, is_default, ...page }) =>
      listOf(URL, store.list('billing_portal.configuration', { active, is_default }, page)),
  ),
]

/**
 * The configuration of a portal session. Without one, Stripe opens no portal until a default was saved in the Dashboard:
 * docs.stripe.com/customer-management/configure-portal.
 */
export function configurationOf({ store }: Provider, id: string | undefined): Configuration {
  if (id !== undefined) return store.named('billing_portal.configuration', id, 'configuration')
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
  )
}
