import { storeForEpoch, StoreProvider } from '@kinora/http'
import { I18nProvider, makeI18n } from '@kinora/i18n'
import { platformContext, type RemoteDefinition } from '@kinora/remote'
import { SiteProvider } from '@kinora/ui'
import messages from '@kinora/ui/locales/en.json' with { type: 'json' }
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'

/** A page of another firm, which shows a remote's pages in English, with a Module Federation runtime of its own. */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const [name, entry] = [query.get('name')!, query.get('entry')!]
  registerRemotes([{ name, entry }])
  const remote = (await loadRemote<{ default: RemoteDefinition }>(`${name}/remote`))!.default
  const routes = await Promise.all(
    remote.routes.map(async ({ path, loader, screen }) => ({
      path,
      loader,
      Component: (await screen()).default,
      HydrateFallback: () => null,
    })),
  )
  const i18n = makeI18n('en', { ui: messages, [remote.name]: (await remote.i18n.en()).default })
  const storeNow = storeForEpoch({ apiBase: '/api', locale: 'en', onFailedWrite: () => {} })
  const router = createMemoryRouter(routes, {
    basename: '/en',
    initialEntries: [query.get('page')!],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[platformContext, { store: storeNow(), locale: 'en' }]])),
  })
  createRoot(document.querySelector('main')!).render(
    <I18nProvider i18n={i18n}>
      <StoreProvider storeNow={storeNow}>
        <SiteProvider origin={location.origin} hasHome isProvided={() => true}>
          <RouterProvider router={router} />
        </SiteProvider>
      </StoreProvider>
    </I18nProvider>,
  )
}

void start()
