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
import { invalid, missing } from '../wire/StripeError.ts'

const about = { active: flag, description: emptiable, metadata, url: emptiable, images: list(text) }

export const productCalls = [
  call('POST', '/v1/products', fields({ ...about, id: text, name: needed(text) }), ({ store, timeOf }, params) => {
    if (params.id && store.any(params.id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
    const product: Product = {
      id: params.id ?? newId('prod', 14),
      object: 'product',
      active: params.active ?? true,
      created: timeOf(null),
      default_price: null,
      description: params.description ?? null,
      images: params.images ?? [],
      livemode: false,
      marketing_features: [],
      metadata: changedMetadata(null, params.metadata),
      name: params.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: timeOf(null),
      url: params.url ?? null,
    }
    store.put(product)
    return product
  }),
  call('POST', '/v1/products/:id', fields({ ...about, name: text }), ({ store, timeOf }, params, id) => {
    const product = store.get('product', id)
    if (!product) throw missing('product', id, 'id')
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
  call('GET', '/v1/products/:id', fields({}), ({ store }, _, id) => {
    const product = store.get('product', id)
    if (!product) throw missing('product', id, 'id')
    return product
  }),
  call(
    'GET',
    '/v1/products',
    fields({ ...paging, active: flag, ids: list(text), created: range }),
    ({ store }, { active, ids, created, ...page }) =>
      listOf('/v1/products', store.list('product', { active, id: ids, created }, page)),
  ),
]
