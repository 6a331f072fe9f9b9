import { renderRemote, type RemoteOptions } from '@kinora/testing'
import { fakeProfile } from './profile.fake.ts'
import profile from './remote.ts'
import { fakeSlots } from './slots.fake.tsx'

/** Opens an address for Anna, a member with this state. `handlers` come before the fake's. */
export async function openProfile(
  route: string,
  state: Parameters<typeof fakeProfile>[0] = {},
  { handlers = [], ...options }: RemoteOptions = {},
) {
  const fake = fakeProfile(state)
  const view = await renderRemote(profile, route, {
    as: 'member',
    provided: ['/subscription'],
    slots: fakeSlots,
    ...options,
    handlers: [...handlers, ...fake.handlers],
  })
  return { ...fake, ...view }
}
