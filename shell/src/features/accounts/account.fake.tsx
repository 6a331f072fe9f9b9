import { api, server } from '@kinora/testing'
import { ToastStack } from '@kinora/ui'
import { http, HttpResponse } from 'msw'
import { Outlet, type RouteObject } from 'react-router-dom'
import { renderInShell } from '../../page.fake.tsx'
import { shellRoutes } from '../../shellRoutes.ts'

type Options = { locale?: 'pl' | 'en'; providers?: string[] }

/** Renders the account screens at an address, with toasts, and with other pages to navigate to. */
export async function renderAccount(route: string, { locale, providers = ['credentials'] }: Options = {}) {
  server.use(
    http.get(api('/auth/providers'), () => HttpResponse.json(Object.fromEntries(providers.map((id) => [id, { id }])))),
  )
  const screens = shellRoutes.map(async ({ path, screen }): Promise<RouteObject> => ({
    path,
    Component: (await screen()).default,
  }))
  const pages = [
    ...(await Promise.all(screens)),
    { path: 'programs', element: <h1>Programy</h1> },
    { path: '*', element: <h1>Inna strona</h1> },
  ]
  const element = (
    <>
      <Outlet />
      <ToastStack />
    </>
  )
  return renderInShell([{ element, children: pages }], { route, locale })
}
