import type { ReleaseRoute } from '@kinora/contracts'
import type { LoadedManifest } from '@kinora/releases'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type Params } from 'react-router'

export type MatchedRoute = Pick<ReleaseRoute, 'id' | 'search' | 'slots' | 'form'> & {
  remote: string
  /** The parameters of the path, decoded. */
  params: Params
}
export type RouteMatcher = {
  /** The route of a path, given without locale and not decoded; null if none matches. */
  match(path: string): MatchedRoute | null
  /** How many paths are remembered. */
  size(): number
}

type Owner = { name: string; pages: Pick<LoadedManifest['remotes'][number]['pages'], 'routes'> }

/** Ranking all routes takes 65 µs, so results are cached. */
const MAX_KNOWN = 1_000
const MAX_KNOWN_LENGTH = 200

/**
 * Matches by React Router, as in the render worker and in browsers. Of two routes with the same rank the first wins, so
 * the order is that of the shell's `routesOf`: remotes in the manifest's order.
 */
export function routeMatcher(remotes: Owner[]): RouteMatcher {
  const routes = remotes.flatMap(({ name, pages }) =>
    pages.routes.map(({ id, path, search, slots, form }) => ({
      path,
      handle: { remote: name, id, search, ...(slots ? { slots } : {}), ...(form ? { form } : {}) },
    })),
  )
  const cache = new LRUCache<string, { route: MatchedRoute | null }>({ max: MAX_KNOWN })

  return {
    size: () => cache.size,
    match(pathname) {
      const cached = cache.get(pathname)
      if (cached) return cached.route
      const match = matchRoutes(routes, { pathname })?.at(-1)
      const route = match ? { ...match.route.handle, params: match.params } : null
      if (pathname.length <= MAX_KNOWN_LENGTH) cache.set(pathname, { route })
      return route
    },
  }
}
