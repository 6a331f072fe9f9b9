import { nulls } from '../provider/nulls.ts'
import { newId } from '../provider/openProvider.ts'
import type { Product } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import {
  changedMetadata,
  emptiable,
  fields,
  flag,
  list,
  metadata,
  needed,
  paging,
  range,
  text,
} from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

const about = { active: flag, description: emptiable, metadata, url: emptiable, images: list(text) }

export const productCalls = [
  call('POST', '/v1/products', fields({ ...about, id: text, name: needed(text) }), ({ store, timeOf }, params) => {
    if (params.id && store.any(params.id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
    const product: Product = {
      id: params.id ?? newId('prod', 14),
      object: 'product',
      active: params.active ?? true,
      created: timeOf(null),
      ...nulls('default_price package_dimensions shippable statement_descriptor tax_code tax_details'),
      ...nulls('unit_label'),
      description: params.description ?? null,
      images: params.images ?? [],
      livemode: false,
      marketing_features: [],
      metadata: changedMetadata(null, params.metadata),
      name: params.name,
      type: 'service',
      updated: timeOf(null),
      url: params.url ?? null,
    }
    store.put(product)
    return product
  }),
  call('POST', '/v1/products/:id', fields({ ...about, name: text }), ({ store, timeOf }, params, id) => {
    const product = store.named('product', id)
    const changed: Product = {
      ...product,
      active: params.active ?? product.active,
      name: params.name ?? product.name,
      description: params.description === undefined ? product.description : params.description,
      url: params.url === undefined ? product.url : params.url,
      images: params.images ?? product.images,
      metadata: changedMetadata(product.metadata, params.metadata),
      updated: timeOf(null),
    }
    store.put(changed)
    return changed
  }),
  call('GET', '/v1/products/:id', fields({}), ({ store }, _, id) => store.named('product', id)),
  call(
    'GET',
    '/v1/products',
    fields({ ...paging, active: flag, ids: list(text), created: range }),
    ({ store }, { active, ids, created, ...page }) =>
      listOf('/v1/products', store.list('product', { active, id: ids, created }, page)),
  ),
]
