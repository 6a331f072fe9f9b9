import type { Store } from '@kinora/http'
import type { Locale } from '@kinora/limits'
import { platformContext } from '@kinora/remote'
import { savesData } from '@kinora/ui'
import {
  matchRoutes,
  RouterContextProvider,
  type DataRouter,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom'

type Options = { router: DataRouter; routes: RouteObject[]; storeNow: () => Store; locale: Locale }

/**
 * Fetches the code and data of a page as soon as someone points at its link or tabs to it. Each page once; none with the
 * data saver on.
 */
export function prefetchLinks({ router, routes, storeNow, locale }: Options): void {
  const done = new Set<string>()

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (savesData() || !link || link.origin !== location.origin || link.target || done.has(link.href)) return
    done.add(link.href)
    const { pathname, href } = link
    for (const { route, params } of matchRoutes(routes, pathname, router.basename) ?? []) {
      if (!route.path?.includes('*')) runLoader(route.loader as LoaderFunction | undefined, params, href)
    }
  }

  function runLoader(loader: LoaderFunction | undefined, params: Record<string, string | undefined>, href: string) {
    const context = new RouterContextProvider(new Map([[platformContext, { store: storeNow(), locale }]]))
    const url = new URL(href)
    // Ignored, because opening the page fails again and then shows it.
    Promise.resolve(loader?.({ params, request: new Request(url), url, context, pattern: '' } as never)).catch(() =>
      done.delete(href),
    )
  }

  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetch, { passive: true })
}
