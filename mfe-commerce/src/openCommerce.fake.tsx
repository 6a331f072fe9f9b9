import { renderRemote, type RemoteOptions } from '@kinora/testing'
import commerce from './remote.ts'
import { fakeSubscription } from './subscription.fake.ts'

/** Opens an address for Anna, a member with this state. `handlers` come before the fake's. */
export async function openCommerce(
  route: string,
  state: Parameters<typeof fakeSubscription>[0] = {},
  { handlers = [], ...options }: RemoteOptions = {},
) {
  const fake = fakeSubscription(state)
  const view = await renderRemote(commerce, route, {
    as: 'member',
    provided: ['/profile/my-path', '/contact', '/terms', '/give-a-gift'],
    ...options,
    handlers: [...handlers, ...fake.handlers],
  })
  return { ...fake, ...view }
}
