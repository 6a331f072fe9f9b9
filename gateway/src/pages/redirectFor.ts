import { localePath, splitLocale } from '@kinora/paths'
import type { Snapshot } from '../live/snapshot.ts'

export type Redirect = { location: string; status: number }

/** Where an address that is not a page's own has moved to; null for a page's own address. */
export function redirectFor(snapshot: Snapshot, pathname: string, search: string): Redirect | null {
  const plain = plainPath(pathname)
  if (plain !== pathname) return { location: plain + search, status: 308 }

  const { locale, path } = splitLocale(pathname)
  if (path !== '/' || snapshot.routes('/')) return null
  // Nobody owns the first page yet: the first link of the header leads on.
  const first = snapshot.pages[locale].nav.find(({ place }) => place === 'header')
  return first ? { location: localePath(locale, first.path), status: 302 } : null
}

/**
 * The path as the URL standard writes it, which is what the render worker and browsers match: `.` and `..` resolved,
 * also where they are encoded. Without Polish's prefix, which it does not have, and without empty segments: no slash at
 * the end, and never two at the start, which a browser would take for another host. The same goes for backslashes.
 */
function plainPath(pathname: string): string {
  const { pathname: resolved } = new URL(`http://x${pathname.replaceAll('\\', '%5C')}`)
  const segments = resolved.split('/').filter(Boolean)
  return `/${segments.slice(segments[0] === 'pl' ? 1 : 0).join('/')}`
}
