import { call, listOf } from '../wire/call.ts'
import { fields, list, paging, range, text } from '../wire/parameters.ts'

export const eventCalls = [
  call('GET', '/v1/events/:id', fields({}), ({ store }, _, id) => store.named('event', id)),
  call(
    'GET',
    '/v1/events',
    fields({ ...paging, type: text, types: list(text), created: range }),
    ({ store }, { type, types, created, ...page }) =>
      listOf('/v1/events', store.list('event', { type: type ?? types, created }, page)),
  ),
]
