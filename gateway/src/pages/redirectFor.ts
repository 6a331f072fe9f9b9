import { localePath, splitLocale } from '@kinora/paths'
import type { Snapshot } from '../live/snapshot.ts'

export type Redirect = { location: string; status: number }

/** The redirect for an address that is not canonical; null if it is. */
export function redirectFor(snapshot: Snapshot, pathname: string, search: string): Redirect | null {
  const plain = plainPath(pathname)
  if (plain !== pathname) return { location: plain + search, status: 308 }

  const { locale, path } = splitLocale(pathname)
  if (path !== '/' || snapshot.routes('/')) return null
  // No remote provides `/`: redirect to the header's first link.
  const first = snapshot.pages[locale].nav.find(({ place }) => place === 'header')
  return first ? { location: localePath(locale, first.path), status: 302 } : null
}

/**
 * The path as the URL standard normalises it, which is what the render worker and browsers match: `.` and `..` are
 * resolved, also if they are encoded. `/pl`, which is not a valid prefix, and empty segments are removed: there is no
 * slash at the end, and there are never two at the start, which a browser would read as a host. Backslashes are encoded
 * for the same reason.
 */
function plainPath(pathname: string): string {
  const { pathname: resolved } = new URL(`http://x${pathname.replaceAll('\\', '%5C')}`)
  const segments = resolved.split('/').filter(Boolean)
  return `/${segments.slice(segments[0] === 'pl' ? 1 : 0).join('/')}`
}
