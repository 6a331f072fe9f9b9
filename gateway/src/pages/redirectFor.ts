import { localePath, splitLocale } from '@kinora/paths'
import type { Snapshot } from '../live/snapshot.ts'

export type Redirect = { location: string; status: number }

/** The redirect for an address that is not canonical; null if it is. */
export function redirectFor(snapshot: Snapshot, url: string): Redirect | null {
  const canonical = canonicalUrl(url)
  if (canonical !== url) return { location: canonical, status: 308 }

  const [pathname, search] = splitUrl(url)
  const { locale, path } = splitLocale(pathname)
  const moved = snapshot.moved.get(path)
  if (moved !== undefined) return { location: localePath(locale, moved) + search, status: 308 }
  if (path !== '/' || snapshot.routes.match('/')) return null
  // No remote provides `/`: redirect to the header's first link.
  const first = snapshot.pages[locale].nav.find(({ place }) => place === 'header')
  return first ? { location: localePath(locale, first.path), status: 302 } : null
}

/**
 * The address with its path as the URL standard normalises it, which is what the render worker and browsers match: `.`
 * and `..` are resolved, also if they are encoded. `/pl`, which is not a valid prefix, and empty segments are removed:
 * there is no slash at the end, and there are never two at the start, which a browser would read as a host. Backslashes
 * are encoded for the same reason, and so are percent signs that encode nothing, which routers read in different ways.
 * NUL characters are removed: the API refuses them, and the page would look broken. So are tabs and line breaks in the
 * path: URL parsers skip them, so that React Router, which parses decoded paths, would read what is left as a host.
 */
export function canonicalUrl(url: string): string {
  const [pathname, search] = splitUrl(url.replace(/(%[\da-f]{2})+|%/gi, withoutBrokenCode).replaceAll('%00', ''))
  const visible = pathname.replace(/%0[9ad]/gi, '').replaceAll('\\', '%5C')
  const segments = new URL(`http://x${visible}`).pathname.split('/').filter(Boolean)
  const start = segments.findIndex((segment) => segment !== 'pl')
  return `/${start < 0 ? '' : segments.slice(start).join('/')}${search}`
}

function withoutBrokenCode(code: string): string {
  try {
    decodeURIComponent(code)
    return code
  } catch {
    return code.replaceAll('%', '%25')
  }
}

/** Path and query, with its question mark. */
export const splitUrl = (url: string): [string, string] => {
  const start = url.indexOf('?')
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}
