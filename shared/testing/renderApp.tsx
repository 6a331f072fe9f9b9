import { storeForEpoch, StoreProvider } from '@kinora/http'
import { I18nProvider, makeI18n, type Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { localePath } from '@kinora/paths'
import { platformContext } from '@kinora/remote'
import { SiteProvider, ToastStack } from '@kinora/ui'
import en from '@kinora/ui/locales/en.json' with { type: 'json' }
import pl from '@kinora/ui/locales/pl.json' with { type: 'json' }
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom'
import { api } from './server.ts'

type Translations = Record<Locale, Messages>

type Options = {
  locale?: Locale
  /** The address to begin at, without the locale. */
  route?: string
  /** The messages of the package under test, by namespace: `{ 'mfe-catalog': { pl, en } }`. */
  messages?: Record<string, Translations>
  /** Pages that other remotes provide. */
  provided?: string[]
  /** The affiliate centre of specialists. */
  affiliateUrl?: string
  /** What the shell puts around the router. */
  around?: (children: ReactNode) => ReactNode
}

/**
 * Renders an element, or routes, as the shell does: real store, router, messages and notices; only the network is fake.
 * Returns Testing Library's result, with `user`, `router` and `store`.
 */
export function renderApp(
  ui: ReactElement | RouteObject[],
  {
    locale = 'pl',
    route = '/',
    messages = {},
    provided = [],
    affiliateUrl,
    around = (children) => children,
  }: Options = {},
) {
  const namespaces = Object.entries({ ui: { pl, en }, ...messages }).map(
    ([name, both]) => [name, both[locale]] as const,
  )
  const i18n = makeI18n(locale, Object.fromEntries(namespaces))
  const onFailedWrite = () => void addNotice({ kind: 'error', text: 'not saved' })
  const storeNow = storeForEpoch({ apiBase: api(''), locale, onFailedWrite })
  const routes = Array.isArray(ui) ? ui : [{ path: '*', element: ui }]
  const router = createMemoryRouter(routes, {
    basename: localePath(locale, '/'),
    initialEntries: [localePath(locale, route)],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[platformContext, { store: storeNow(), locale }]])),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <StoreProvider storeNow={storeNow}>
        <SiteProvider
          origin="https://kinora.test"
          hasHome
          isProvided={(path) => provided.includes(path)}
          affiliateUrl={affiliateUrl}
        >
          {around(children)}
        </SiteProvider>
      </StoreProvider>
    </I18nProvider>
  )
  const view = render(
    <>
      <RouterProvider router={router} />
      {Array.isArray(ui) || <ToastStack />}
    </>,
    { wrapper },
  )
  return {
    ...view,
    router,
    store: storeNow(),
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
