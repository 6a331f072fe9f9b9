import type { LoadedManifest } from '@kinora/releases'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'

/** `remote` is null for the shell's own routes. */
export type MatchedRoute = { remote: string | null; id: string; search: string[]; slots?: string[] }
export type RouteMatcher = {
  /** The route of a path, given without locale and not decoded; null if none matches. */
  match(path: string): MatchedRoute | null
  /** How many paths are remembered. */
  known(): number
}

type Owners = {
  shell: { document: Pick<LoadedManifest['shell']['document'], 'routes'> }
  remotes: { name: string; pages: Pick<LoadedManifest['remotes'][number]['pages'], 'routes'> }[]
}

/** Ranking all routes takes 65 µs, so results are cached. */
const MAX_KNOWN = 1_000
const MAX_KNOWN_LENGTH = 200

/**
 * Matches by React Router, as in the render worker and in browsers. Of two routes with the same rank the first wins, so
 * the order is that of the shell's `routesOf`: remotes in the manifest's order, then the shell.
 */
export function routeMatcher({ shell, remotes }: Owners): RouteMatcher {
  const owners = [
    ...remotes.map(({ name, pages }) => ({ remote: name, routes: pages.routes })),
    { remote: null, routes: shell.document.routes },
  ]
  const routes = owners.flatMap(({ remote, routes }) =>
    routes.map(({ id, path, search, slots }) => ({
      path,
      handle: { remote, id, search, ...(slots ? { slots } : {}) } satisfies MatchedRoute,
    })),
  )
  const known = new LRUCache<string, { route: MatchedRoute | null }>({ max: MAX_KNOWN })

  return {
    known: () => known.size,
    match(pathname) {
      const found = known.get(pathname)
      if (found) return found.route
      const route = matchRoutes(routes, { pathname })?.at(-1)?.route.handle ?? null
      if (pathname.length <= MAX_KNOWN_LENGTH) known.set(pathname, { route })
      return route
    },
  }
}
