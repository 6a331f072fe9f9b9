import type { RouteObject } from 'react-router-dom'
import { accountRoutes } from './account/accountRoutes.ts'
import { NotFoundScreen } from './errors/NotFoundScreen.tsx'
import { Layout } from './layout/Layout.tsx'
import { Waiting } from './layout/Waiting.tsx'
import type { Page } from './page.tsx'
import { RemoteScreen } from './remotes/RemoteScreen.tsx'
import { RouteProblem } from './remotes/RouteProblem.tsx'
import type { RemoteScreens } from './remotes/remoteScreens.tsx'

/** Every route of the live set, known from the page's registry before any remote's code is. */
export const routesOf = ({ remotes }: Page, screens: RemoteScreens, account: RemoteScreens): RouteObject[] => [
  {
    id: 'shell',
    Component: Layout,
    children: [
      ...remotes.flatMap(({ name, routes }) => routes.map(({ id, path }) => routeOf(name, id, path, screens))),
      ...accountRoutes.map(({ id, path }) => routeOf('shell', id, path, account)),
      { id: 'nowhere', path: '*', loader: nowhere, Component: NotFoundScreen, errorElement: <RouteProblem />, hydrateFallbackElement: <Waiting /> },
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
