import type { UserData } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { ToastStack } from '@kinora/ui'
import { act, screen } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import commerce from './remote.ts'
import { fakeSubscription } from './subscription.fake.ts'

// Loads the screens first: on a busy machine that takes longer than a test waits.
beforeAll(() => Promise.all(commerce.routes.map(({ screen }) => screen())))

type Options = {
  locale?: Locale
  instead?: RequestHandler[]
  /** How Anna differs. */
  person?: Partial<UserData>
  isVisitor?: boolean
}

/** Renders the remote's routes at an address for Anna, a member with this world, as the shell does. */
export async function openCommerce(
  route: string,
  world: Parameters<typeof fakeSubscription>[0] = {},
  { locale = 'pl', instead = [], person = {}, isVisitor = false }: Options = {},
) {
  const fake = fakeSubscription(world)
  const auth = fakeAuth(isVisitor ? null : fakeSession(person))
  server.use(...instead, ...auth.handlers, ...fake.handlers)
  await act(() => sessionClient.follow())
  const routes = commerce.routes.map(({ path, screen }) => ({
    path,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  const view = renderApp([...routes, { path: '*', element: <h1>inna strona</h1> }], {
    locale,
    route,
    messages: { 'mfe-commerce': { pl, en } },
    provided: ['/profile/my-path', '/contact', '/terms', '/give-a-gift'],
    around: (children) => (
      <>
        {children}
        <ToastStack />
      </>
    ),
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...fake, auth, ...view }
}
