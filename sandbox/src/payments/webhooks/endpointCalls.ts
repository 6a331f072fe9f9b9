import { newId } from '../provider/openProvider.ts'
import type { Objects } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import { changedMetadata, emptiable, fields, flag, list, metadata, needed, paging, text } from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

type Endpoint = Objects['webhook_endpoint']

const URL_OF = '/v1/webhook_endpoints'
/** As many as Stripe registers: docs.stripe.com/webhooks. */
const MOST = 16

const about = { description: emptiable, metadata }

/** Endpoints of the account, beside the one that the sandbox was started with. */
export const endpointCalls = [
  call(
    'POST',
    URL_OF,
    fields({ ...about, url: needed(text), enabled_events: needed(list(text)), api_version: text, connect: flag }),
    ({ store, timeOf }, params) => {
      if (store.all('webhook_endpoint', {}).length >= MOST)
        throw invalid(`You have reached the maximum of ${MOST} test webhook endpoints.`)
      const secret = newId('whsec', 32)
      const endpoint: Endpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: timeOf(null),
        description: params.description ?? null,
        enabled_events: eventsIn(params.enabled_events),
        livemode: false,
        metadata: changedMetadata(null, params.metadata),
        status: 'enabled',
        url: addressIn(params.url),
      }
      store.put(endpoint)
      store.setSecret(endpoint.id, { secret })
      // Told once.
      return { ...endpoint, secret }
    },
  ),
  // The version stays what it was: docs.stripe.com/api/webhook_endpoints/update.
  call(
    'POST',
    `${URL_OF}/:id`,
    fields({ ...about, url: text, enabled_events: list(text), disabled: flag }),
    ({ store }, { url, enabled_events, disabled, ...params }, id) => {
      const before = store.named('webhook_endpoint', id)
      const changed: Endpoint = {
        ...before,
        description: params.description === undefined ? before.description : params.description,
        enabled_events: enabled_events ? eventsIn(enabled_events) : before.enabled_events,
        metadata: changedMetadata(before.metadata, params.metadata),
        status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
        url: url === undefined ? before.url : addressIn(url),
      }
      store.put(changed)
      return changed
    },
  ),
  call('GET', `${URL_OF}/:id`, fields({}), ({ store }, _, id) => store.named('webhook_endpoint', id)),
  call('GET', URL_OF, fields(paging), ({ store }, page) => listOf(URL_OF, store.list('webhook_endpoint', {}, page))),
  call('DELETE', `${URL_OF}/:id`, fields({}), ({ store }, _, id) => {
    store.named('webhook_endpoint', id)
    store.remove(id)
    store.run("UPDATE deliveries SET state = 'failed' WHERE endpoint = ? AND state IN ('waiting', 'held')", id)
    return { id, object: 'webhook_endpoint' as const, deleted: true as const }
  }),
]

/** Names of events, or all; a part of a name is none. */
function eventsIn(events: string[]): string[] {
  if (events.length === 0) throw invalid('You must pass enabled_events.', 'enabled_events', 'parameter_missing')
  for (const [index, event] of events.entries())
    if (event !== '*' && !/^[a-z_]+(\.[a-z_]+)+$/.test(event))
      throw invalid(`Invalid enabled_events[${index}]: must be the name of an event, or *`, `enabled_events[${index}]`)
  return events
}

function addressIn(url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw invalid('Not a valid URL', 'url', 'url_invalid')
  return url
}
