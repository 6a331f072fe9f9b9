import type { ActiveSession } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { SlotContext, type RemoteDefinition, type SlotProps } from '@kinora/remote'
import { sessionClient } from '@kinora/session'
import { ToastStack } from '@kinora/ui'
import { act, screen, waitFor } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { fakeAuth, fakeSession } from './fakeAuth.ts'
import { renderApp } from './renderApp.tsx'
import { server } from './server.ts'

export type RemoteOptions = {
  /** Who opens the page: Anna in this role, or whose session it is. Without it nobody knows yet who is signed in. */
  as?: 'visitor' | 'member' | 'specialist' | ActiveSession
  /** The network, as far as the page calls it. The first handler that matches answers. */
  handlers?: RequestHandler[]
  locale?: Locale
  /** Pages of other remotes. */
  provided?: string[]
  /** The affiliate centre of specialists. */
  affiliateUrl?: string
  /** What slots of other remotes show: by default nothing. */
  slots?: (props: SlotProps) => ReactNode
}

/**
 * Opens an address of a remote as a person would, with the remote's routes and messages, toasts, and another page to go
 * to. Ready when the page has its heading, or its loader has failed: with `status()`.
 */
export async function renderRemote(
  { name, i18n, routes }: RemoteDefinition,
  route: string,
  { as, handlers = [], locale = 'pl', provided = [], affiliateUrl, slots = () => null }: RemoteOptions = {},
) {
  const auth = fakeAuth(sessionOf(as))
  server.use(...(as ? auth.handlers : []), ...handlers)
  if (as) await act(() => sessionClient.follow())
  const pages = routes.map(async ({ path, loader, screen }): Promise<RouteObject> => ({
    path,
    loader,
    Component: (await screen()).default,
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  const view = renderApp([...(await Promise.all(pages)), { path: '*', element: <h1>another page</h1> }], {
    locale,
    route,
    messages: { [name]: { pl: (await i18n.pl()).default, en: (await i18n.en()).default } },
    provided: [...routes.map(({ path }) => `/${path}`), ...provided],
    affiliateUrl,
    around: (children) => (
      <SlotContext value={slots}>
        <main>{children}</main>
        <ToastStack />
      </SlotContext>
    ),
  })
  const status = () => (Object.values(view.router.state.errors ?? {}) as { status?: number }[])[0]?.status
  await waitFor(() => expect(status() ?? screen.getByRole('heading', { level: 1 })).toBeDefined())
  return { ...view, auth, status }
}

function sessionOf(as: RemoteOptions['as']): ActiveSession | null {
  if (typeof as === 'object') return as
  return as === undefined || as === 'visitor' ? null : fakeSession({ isSpecialist: as === 'specialist' })
}
