import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom'

type Options = {
  router: DataRouter
  routes: RouteObject[]
  loadScreen: (remote: string, route: string) => Promise<unknown>
}
type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Prefetches the code, but no data, of the pages that are linked in the first two screenfuls, once the browser is idle. To
 * be called when the page has loaded. Not with the data saver on, on a slow connection, or where the browser does not report it.
 */
export function prefetchCode({ router, routes, loadScreen }: Options): void {
  if (!isFast((navigator as { connection?: Connection }).connection)) return
  window.requestIdleCallback?.(prefetch)

  function prefetch() {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isNear)
    for (const { origin, pathname } of links) {
      const route =
        origin === location.origin ? matchRoutes(routes, pathname, router.basename)?.at(-1)?.route : undefined
      const [remote, screen] = route?.id?.split('/') ?? []
      // Ignored, because opening the page fails again and then shows it.
      if (remote && screen) loadScreen(remote, screen).catch(() => {})
    }
  }
}

const isFast = (connection: Connection | undefined) => connection?.effectiveType === '4g' && !connection.saveData

/** Within two screenfuls, because a card's link is its title, below a picture that may fill a phone. */
function isNear(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect()
  return bottom > 0 && top < 2 * innerHeight
}
