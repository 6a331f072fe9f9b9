import type { Locale } from '@kinora/limits'
import { renderApp } from '@kinora/testing'
import { isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router-dom'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import catalog from './remote.ts'

// Loading code is no part of what is measured: a busy machine takes longer than a test waits.
beforeAll(() => Promise.all(catalog.routes.map(({ screen }) => screen())))

/** The whole remote at an address, as the shell would show it. A loader that refuses shows its status. */
export function renderCatalog(route: string, locale: Locale = 'pl') {
  const routes = catalog.routes.map(({ path, loader, screen }): RouteObject => ({
    path,
    loader,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: Refused,
    HydrateFallback: () => null,
  }))
  return renderApp(routes, { locale, route, words: { 'mfe-catalog': { pl, en } } })
}

function Refused() {
  const error = useRouteError()
  return <p>status {isRouteErrorResponse(error) ? error.status : String(error)}</p>
}
