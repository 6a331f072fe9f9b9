import { reservedSegments } from '@kinora/paths'
import type { LoadedRemote } from '../store/loadManifest.ts'
import { failed, failuresOr, type Finding } from './finding.ts'
import { firstSegments, isWithin, overlap } from './pathPatterns.ts'

/** How many links a remote may put into one place: all who release share it. */
const MOST_LINKS = 8

type Owner = Pick<LoadedRemote, 'name' | 'pages'> & { grants?: Record<string, string[]> | undefined }
type Route = { owner: Owner; path: string }

/**
 * Checks that every path has one owner, and that every nav link leads to a path with an owner. A remote owns the
 * addresses that its paths match, and all below their first segments; its package.json may grant some to others.
 */
export function checkRoutes(remotes: Owner[]): Finding[] {
  const routes = remotes.flatMap((owner) =>
    owner.pages.routes.map(({ path }): Route => ({ owner, path: path.replace(/^\/|\/$/g, '') })),
  )
  const doubled = routes.flatMap((route, index) => conflictsOf(route, routes.slice(0, index)))
  const reserved = routes
    .filter(({ path }) => reservedSegments.includes(path.split('/')[0]!.toLowerCase()))
    .map(({ owner: { name }, path }) => failed(`${name} claims "${path}", which is reserved for the platform.`, name))
  const links = remotes.flatMap(({ name, pages }) => pages.nav.map(({ place, path }) => ({ name, place, path })))
  const dead = links
    .filter((link) => !routes.some(({ path }) => overlap(path, link.path.split('?')[0]!)))
    .map(({ name, place, path }) =>
      failed(`${name} puts a link to ${path} into ${place}, and no release has that page.`, name),
    )
  const crowded = remotes.flatMap(({ name, pages }) =>
    [...Map.groupBy(pages.nav, ({ place }) => place)]
      .filter(([, own]) => own.length > MOST_LINKS)
      .map(([place, own]) =>
        failed(`${name} puts ${own.length} links into ${place}; ${MOST_LINKS} are allowed.`, name),
      ),
  )
  return failuresOr(
    [...doubled, ...reserved, ...dead, ...crowded],
    `All ${routes.length} paths have one owner, and all ${links.length} links lead to one of them.`,
  )
}

/** The routes before it that have the same page at some address; otherwise the first that is below the same segment. */
function conflictsOf(route: Route, before: Route[]): Finding[] {
  const others = before.filter(
    (other) => other.owner !== route.owner && !isGranted(route, other) && !isGranted(other, route),
  )
  const same = others.filter(({ path }) => overlap(path, route.path))
  if (same.length > 0) return same.map((other) => conflict(other, route, 'which are the same page at some address'))
  for (const other of others) {
    const shared = firstSegments(other.path).find((segment) => firstSegments(route.path).includes(segment))
    if (shared !== undefined) return [conflict(other, route, `both below /${shared}`)]
  }
  return []
}

const conflict = (one: Route, other: Route, how: string): Finding =>
  failed(
    `${one.owner.name} claims "${one.path}" and ${other.owner.name} claims "${other.path}", ${how}: "kinora": { "grants": … } in a package.json allows it.`,
    one.owner.name,
    other.owner.name,
  )

const isGranted = ({ owner }: Route, to: Route): boolean =>
  Object.entries(owner.grants ?? {}).some(([path, names]) => isWithin(to.path, path) && names.includes(to.owner.name))
