import type { SetPages } from '@kinora/contracts'

/** `remote` is null where the shell itself answers. */
export type MatchedRoute = { remote: string | null; id: string; search: string[]; slots?: string[] }
/** Whose route answers a path without locale; null where none does. */
export type RouteTable = (path: string) => MatchedRoute | null

/** Matches as the shell's router does: without regard to case, and the most specific path first. */
export function routeTable(owners: { name: string | null; pages: Pick<SetPages, 'routes'> }[]): RouteTable {
  const routes = owners
    .flatMap(({ name, pages }) => pages.routes.map(({ path, ...route }) => ({ route: { remote: name, ...route }, pattern: patternOf(path), rank: rankOf(path) })))
    .sort((a, b) => b.rank - a.rank)

  return (path) => {
    const decoded = decodePath(path)
    return routes.find(({ pattern }) => pattern.test(decoded))?.route ?? null
  }
}

/** React Router's syntax: `:name`, `:name?`, and `*` at the end. */
function patternOf(path: string): RegExp {
  const segments = segmentsOf(path).map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    const text = segment.startsWith(':') ? '[^/]+' : escapePattern(segment.replace(/\?$/, ''))
    return segment.endsWith('?') ? `(?:/${text})?` : `/${text}`
  })
  return new RegExp(`^${segments.join('')}/?$`, 'i')
}

/** React Router's own weights. */
function rankOf(path: string): number {
  const weigh = (segment: string) => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10)
  const segments = segmentsOf(path)
  return segments.reduce((rank, segment) => rank + weigh(segment), segments.length)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** A slash that was written as %2F stays within its segment. */
const decodePath = (path: string) => path.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F')).join('/')
