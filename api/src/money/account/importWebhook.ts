import { Stripe } from 'stripe'
import { EVENTS } from '../payments/aboutEvent.ts'

type Endpoint = Stripe.WebhookEndpoint

/** Where `receiveWebhook` listens, below the origin of the product. */
const PATH = '/api/stripe/webhook'

/** `secret`: of an endpoint that was made, told once and never again. `older`: others that deliver to the same address. */
type Webhook = { url: string; is: 'made' | 'changed' | 'right'; secret: string | undefined; older: Endpoint[] }

/**
 * Makes the endpoint to which the provider sends events, or puts it right. The version of its events cannot be changed:
 * for another one there is a second endpoint, and the older one is left until its secret is not needed any more
 * (docs.stripe.com/webhooks/versioning). Events that arrive by both are one.
 */
export async function importWebhook(stripe: Stripe, origin: string): Promise<Webhook> {
  const { url, endpoint, older } = await findWebhook(stripe, origin)
  if (!endpoint) {
    const api_version = Stripe.API_VERSION
    const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS, api_version })
    return { url, is: 'made', secret, older }
  }
  if (lackingEvents(endpoint).length === 0 && endpoint.status === 'enabled')
    return { url, is: 'right', secret: undefined, older }
  const enabled_events = [...new Set([...(endpoint.enabled_events as typeof EVENTS), ...EVENTS])]
  await stripe.webhookEndpoints.update(endpoint.id, { enabled_events, disabled: false })
  return { url, is: 'changed', secret: undefined, older }
}

/** The endpoints at our address: the one with the version that we read, and the others that are not disabled. */
export async function findWebhook(
  stripe: Stripe,
  origin: string,
): Promise<{ url: string; endpoint: Endpoint | undefined; older: Endpoint[] }> {
  const url = `${origin}${PATH}`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const here = data.filter((one) => one.url === url)
  const endpoint = here.find(({ api_version }) => api_version === Stripe.API_VERSION)
  return { url, endpoint, older: here.filter((one) => one !== endpoint && one.status === 'enabled') }
}

/** The events that an endpoint is not sent, and we need. */
export const lackingEvents = ({ enabled_events }: Endpoint): string[] =>
  enabled_events.includes('*') ? [] : EVENTS.filter((event) => !enabled_events.includes(event))
