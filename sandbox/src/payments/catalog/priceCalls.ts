import { newId, type Provider } from '../provider/openProvider.ts'
import type { Price } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

const { emptiable, fields, flag, list, metadata, needed, oneOf, paging, range, text } = read

const about = { active: flag, lookup_key: emptiable, nickname: emptiable, metadata, transfer_lookup_key: flag }
const tax_behavior = oneOf('exclusive', 'inclusive', 'unspecified')
/** How many lookup keys one list may name: docs.stripe.com/api/prices/list. */
const KEYS_AT_ONCE = 10

export const priceCalls = [
  call(
    'POST',
    '/v1/prices',
    fields({
      ...about,
      currency: needed(oneOf('pln')),
      product: needed(text),
      unit_amount: needed(read.atLeast(0, 99_999_999)),
      recurring: fields({
        interval: needed(oneOf('day', 'week', 'month', 'year')),
        interval_count: read.atLeast(1, 36),
      }),
      tax_behavior,
    }),
    (provider, params) => {
      const { store, timeOf } = provider
      store.named('product', params.product, 'product')
      const lookupKey = params.lookup_key ?? null
      takeLookupKey(provider, lookupKey, null, params.transfer_lookup_key)
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: timeOf(null),
        currency: params.currency,
        custom_unit_amount: null,
        livemode: false,
        lookup_key: lookupKey,
        metadata: read.changedMetadata(null, params.metadata),
        nickname: params.nickname ?? null,
        product: params.product,
        recurring: params.recurring
          ? {
              interval: params.recurring.interval,
              interval_count: params.recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      }
      store.put(price)
      return price
    },
  ),
  call('POST', '/v1/prices/:id', fields({ ...about, tax_behavior }), (provider, params, id) => {
    const price = provider.store.named('price', id)
    const isSaid = price.tax_behavior !== null && price.tax_behavior !== 'unspecified'
    if (params.tax_behavior && isSaid && params.tax_behavior !== price.tax_behavior)
      throw invalid('You cannot change the tax behavior of a price once it was specified.', 'tax_behavior')
    const lookupKey = params.lookup_key === undefined ? price.lookup_key : params.lookup_key
    takeLookupKey(provider, lookupKey, id, params.transfer_lookup_key)
    const changed: Price = {
      ...price,
      active: params.active ?? price.active,
      tax_behavior: params.tax_behavior ?? price.tax_behavior,
      lookup_key: lookupKey,
      nickname: params.nickname === undefined ? price.nickname : params.nickname,
      metadata: read.changedMetadata(price.metadata, params.metadata),
    }
    provider.store.put(changed)
    return changed
  }),
  call('GET', '/v1/prices/:id', fields({}), ({ store }, _, id) => store.named('price', id)),
  call(
    'GET',
    '/v1/prices',
    fields({
      ...paging,
      active: flag,
      created: range,
      currency: text,
      lookup_keys: list(text),
      product: text,
      type: oneOf('one_time', 'recurring'),
    }),
    ({ store }, { lookup_keys, active, created, currency, product, type, ...page }) => {
      if ((lookup_keys?.length ?? 0) > KEYS_AT_ONCE)
        throw invalid(`You can only specify up to ${KEYS_AT_ONCE} lookup_keys.`, 'lookup_keys')
      return listOf(
        '/v1/prices',
        store.list('price', { lookup_key: lookup_keys, active, created, currency, product, type }, page),
      )
    },
  ),
]

/** A lookup key belongs to one price: it is refused, or taken from the one that has it. */
function takeLookupKey({ store }: Provider, key: string | null, priceId: string | null, transfer = false): void {
  if (key === null) return
  const holder = store.all('price', { lookup_key: key }).find(({ id }) => id !== priceId)
  if (!holder) return
  if (!transfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  store.put({ ...holder, lookup_key: null })
}
