import type { Store } from '../provider/openStore.ts'

export type Webhook = { url: string; secret: string }

/** In a delivery: the endpoint that the sandbox was started with, and not one of the account's. */
export const OWN_ENDPOINT = ''

/** The ids of the account's endpoints that are sent an event. The sandbox reaches this machine alone. */
export const endpointsFor = (store: Store, type: string): string[] =>
  store
    .all('webhook_endpoint', { status: 'enabled' })
    .filter(({ url, enabled_events: events }) => isHere(url) && (events.includes('*') || events.includes(type)))
    .map(({ id }) => id)

const isHere = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(URL.parse(url)?.hostname ?? '')

/** Where a delivery goes, and the version in which its event is written; null: that of the sandbox. */
export function targetOf(
  store: Store,
  own: Webhook | null,
  endpoint: string,
): (Webhook & { version: string | null }) | null {
  if (endpoint === OWN_ENDPOINT) return own && { ...own, version: null }
  const found = store.get('webhook_endpoint', endpoint)
  const secret = store.secretOf<{ secret: string }>(endpoint)?.secret
  return found && secret ? { url: found.url, secret, version: found.api_version } : null
}
