import type { RouteObject } from 'react-router-dom'
import { NotFoundScreen } from './features/errors/NotFoundScreen.tsx'
import { Layout } from './layout/Layout.tsx'
import { Waiting } from './layout/Waiting.tsx'
import type { Page } from './page.tsx'
import { RemoteScreen } from './layout/RemoteScreen.tsx'
import { RouteProblem } from './features/errors/RouteProblem.tsx'
import type { RemoteScreens } from './features/remotes/remoteScreens.tsx'

/**
 * Every route of the live manifest, built from the page state before any remote's code is loaded. The shell's own page is
 * the one for what is not found.
 */
export const routesOf = (page: Page, screens: RemoteScreens): RouteObject[] => [
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

const routeOf = (remote: string, id: string, path: string, screens: RemoteScreens): RouteObject => ({
  id: `${remote}/${id}`,
  path,
  loader: screens.loader(remote, id),
  element: <RemoteScreen key={`${remote}/${id}`} remote={remote} route={id} screens={screens} />,
  errorElement: <RouteProblem />,
  hydrateFallbackElement: <Waiting />,
})

function nowhere(): never {
  throw new Response(null, { status: 404 })
}
