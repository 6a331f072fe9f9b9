import type { LoadedRemote } from '../loadManifest.ts'
import { failuresOr, type Finding } from './finding.ts'
import { reservedSegments } from './reservedSegments.ts'

const SHELL = 'shell'

type Route = { remote: string; path: string }

/**
 * Checks that every path has one owner, and that every nav link leads to a path with an owner. A remote may take over a
 * path of the shell: its page replaces the shell's.
 */
export function checkRoutes(releases: Pick<LoadedRemote, 'name' | 'pages'>[]): Finding[] {
  const routes = releases.flatMap(({ name, pages }) =>
    pages.routes.map(({ path }): Route => ({ remote: name, path: path.replace(/^\/|\/$/g, '') })),
  )
  const owners = Map.groupBy(routes, ({ path }) => shapeOf(path))
  const doubled = [...owners.values()]
    .filter((same) => same.filter(({ remote }) => remote !== SHELL).length > 1)
    .map((same) => `The path "${same[0]!.path}" is claimed by ${same.map(({ remote }) => remote).join(' and ')}.`)
  const reserved = routes
    .filter(({ path }) => reservedSegments.includes(path.split('/')[0]!.toLowerCase()))
    .map(({ remote, path }) => `${remote} claims "${path}", which is reserved for the platform.`)
  const links = releases.flatMap(({ name, pages }) => pages.nav.map(({ place, path }) => ({ name, place, path })))
  const dead = links
    .filter(({ path }) => !owners.has(shapeOf(path.replace(/^\/|\/$/g, ''))))
    .map(({ name, place, path }) => `${name} puts a link to ${path} into ${place}, and no release has that page.`)
  return failuresOr(
    [...doubled, ...reserved, ...dead],
    `All ${routes.length} paths have one owner, and all ${links.length} links lead to one of them.`,
  )
}

/** The path with its parameter names removed: paths that differ only in these are the same. */
const shapeOf = (path: string) => path.toLowerCase().replace(/:[^/?]+/g, ':')
