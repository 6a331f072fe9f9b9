import type { Locale } from '@kinora/limits'
import { renderApp } from '@kinora/testing'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import catalog from './remote.ts'

export const messages = { 'mfe-catalog': { pl, en } }

// Loads the screens first: on a busy machine that takes longer than a test waits.
beforeAll(() => Promise.all(catalog.routes.map(({ screen }) => screen())))

/**
 * Renders the remote's routes at an address, as the shell does. `provided` are pages of other remotes. `statusOf` is the
 * status that a loader threw.
 */
export function renderCatalog(route: string, locale: Locale = 'pl', provided: string[] = []) {
  const routes = catalog.routes.map(({ path, loader, screen }) => ({
    path,
    loader,
    lazy: async () => ({ Component: (await screen()).default }),
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
  }))
  const view = renderApp(routes, { locale, route, messages, provided })
  const statusOf = () => {
    const [error] = Object.values(view.router.state.errors ?? {}) as { status?: number }[]
    return error?.status
  }
  return { ...view, statusOf }
}
