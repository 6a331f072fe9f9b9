import type { Locale } from '@kinora/limits'
import { SlotContext } from '@kinora/remote'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { sessionClient } from '@kinora/session'
import type { RequestHandler } from 'msw'
import { act, screen } from '@testing-library/react'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import profile from './remote.ts'
import { fakeProfile } from './profile.fake.ts'
import { fakeSlots } from './slots.fake.tsx'

export const messages = { 'mfe-profile': { pl, en } }

// Loads the screens first: on a busy machine that takes longer than a test waits.
beforeAll(() => Promise.all(profile.routes.map(({ screen }) => screen())))

// What the frame of every page asks for; a test's own handlers come first.
beforeEach(() => server.use(...fakeProfile().handlers))

/** Renders the remote's routes at an address, as the shell does. */
export function renderProfile(route: string, locale: Locale = 'pl', affiliateUrl?: string) {
  const routes = profile.routes.map(({ path, screen }) => ({
    path,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  return renderApp([...routes, { path: '*', element: null }], {
    locale,
    route,
    messages,
    ...(affiliateUrl && { affiliateUrl }),
    provided: [...profile.routes.map(({ path }) => `/${path}`), '/subscription'],
    around: (children) => <SlotContext value={fakeSlots}>{children}</SlotContext>,
  })
}

/** Renders them for Anna, a member with this world. `instead`: handlers that come before the fakes'. */
export async function renderMember(
  route: string,
  world: Parameters<typeof fakeProfile>[0] = {},
  {
    locale = 'pl',
    session = fakeSession(),
    instead = [],
    affiliateUrl,
  }: {
    locale?: Locale
    session?: ReturnType<typeof fakeSession>
    instead?: RequestHandler[]
    affiliateUrl?: string
  } = {},
) {
  const fake = fakeProfile(world)
  server.use(...instead, ...fakeAuth(session).handlers, ...fake.handlers)
  await act(() => sessionClient.follow())
  const view = renderProfile(route, locale, affiliateUrl)
  await screen.findByRole('heading', { level: 1 })
  return { ...fake, ...view }
}
