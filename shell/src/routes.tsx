import type { RouteObject } from 'react-router-dom'
import { NotFoundScreen } from './features/errors/NotFoundScreen.tsx'
import { Layout } from './layout/Layout.tsx'
import { Waiting } from './layout/Waiting.tsx'
import { provides, type Page } from './page.tsx'
import { shellRoutes } from './shellRoutes.ts'
import { RemoteScreen } from './layout/RemoteScreen.tsx'
import { RouteProblem } from './features/errors/RouteProblem.tsx'
import type { RemoteScreens } from './features/remotes/remoteScreens.tsx'

/**
 * Every route of the live manifest, built from the page state before any remote's code is loaded. A remote's path takes
 * precedence over a page of the shell.
 */
export const routesOf = (page: Page, screens: RemoteScreens, ownScreens: RemoteScreens): RouteObject[] => [
  {
    id: 'shell',
    Component: Layout,
    // No route matches an encoded line break, not even `*`.
    errorElement: (
      <Layout>
        <RouteProblem />
      </Layout>
    ),
    children: [
      ...page.remotes.flatMap(({ name, routes }) => routes.map(({ id, path }) => routeOf(name, id, path, screens))),
      ...shellRoutes
        .filter(({ path }) => !provides(page, `/${path}`))
        .map(({ id, path }) => routeOf('shell', id, path, ownScreens)),
      {
        id: 'nowhere',
        path: '*',
        loader: nowhere,
        Component: NotFoundScreen,
        errorElement: <RouteProblem />,
        hydrateFallbackElement: <Waiting />,
      },
    ],
  },
]

const routeOf = (owner: string, id: string, path: string, screens: RemoteScreens): RouteObject => ({
  id: `${owner}/${id}`,
  path,
  loader: screens.loader(owner, id),
  element: <RemoteScreen key={`${owner}/${id}`} remote={owner} route={id} screens={screens} />,
  errorElement: <RouteProblem />,
  hydrateFallbackElement: <Waiting />,
})

function nowhere(): never {
  throw new Response(null, { status: 404 })
}
