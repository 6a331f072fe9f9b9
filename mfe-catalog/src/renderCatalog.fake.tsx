import type { Locale } from '@kinora/limits'
import { renderApp } from '@kinora/testing'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import catalog from './remote.ts'

export const messages = { 'mfe-catalog': { pl, en } }

// Loading code is no part of what is measured: a busy machine takes longer than a test waits.
beforeAll(() => Promise.all(catalog.routes.map(({ screen }) => screen())))

/** The whole remote at an address, as the shell would show it. `statusOf` is what a loader refused with. */
export function renderCatalog(route: string, locale: Locale = 'pl') {
  const routes = catalog.routes.map(({ path, loader, screen }) => ({
    path,
    loader,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  const view = renderApp(routes, { locale, route, messages })
  const statusOf = () => {
    const [error] = Object.values(view.router.state.errors ?? {}) as { status?: number }[]
    return error?.status
  }
  return { ...view, statusOf }
}
