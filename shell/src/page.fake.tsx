import { api, renderApp, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import consentEn from './features/consent/locales/en.json' with { type: 'json' }
import consentPl from './features/consent/locales/pl.json' with { type: 'json' }
import { Layout } from './layout/Layout.tsx'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import { PageProvider, type Page } from './page.tsx'

// Nothing happens to whoever is signed in, unless a test says so.
beforeEach(() =>
  server.use(
    http.get(api('/message/stream'), () => new Promise<never>(() => {})),
    http.get(api('/message/unread'), () => HttpResponse.json({ data: { unread: 0 } })),
  ),
)

/** A page of a live manifest in which one remote provides the programs. */
export const fakePage = (page: Partial<Page> = {}): Page => ({
  manifest: 'manifest-1',
  locale: 'pl',
  origin: 'https://kinora.test',
  remotes: [{ name: 'mfe-catalog', version: '1', routes: [{ id: 'programs', path: 'programs' }] }],
  nav: [
    { place: 'header', path: '/programs', label: 'Programy' },
    { place: 'footer.discover', path: '/programs', label: 'Programy' },
  ],
  ...page,
})

type Options = { page?: Partial<Page>; locale?: 'pl' | 'en'; route?: string }

/** Renders parts of the shell with its messages and its page state. */
export const renderInShell = (ui: ReactElement | RouteObject[], { page, locale = 'pl', route }: Options = {}) =>
  renderApp(ui, {
    locale,
    route,
    provided: (page?.remotes ?? fakePage().remotes).flatMap(({ routes }) => routes.map(({ path }) => `/${path}`)),
    messages: {
      shell: { pl, en },
      consent: { pl: consentPl, en: consentEn },
    },
    around: (children) => <PageProvider page={fakePage({ locale, ...page })}>{children}</PageProvider>,
  })

/** Renders the given pages in the shell's layout. */
export const renderFrame = (pages: RouteObject[], options?: Options) =>
  renderInShell([{ Component: Layout, children: pages }], options)
