import type { LoadedRemote } from '../loadManifest.ts'
import { failuresOr, type Finding } from './finding.ts'
import { reservedSegments } from './reservedSegments.ts'

const SHELL = 'shell'

type Route = { remote: string; path: string }

/**
 * Does every address belong to one release, and does every link lead to one? One remote may take over a path of the
 * shell: its page is shown in place of the shell's.
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
    .map(({ remote, path }) => `${remote} claims "${path}", which is the platform's own.`)
  const links = releases.flatMap(({ name, pages }) => pages.nav.map(({ place, path }) => ({ name, place, path })))
  const dead = links
    .filter(({ path }) => !owners.has(shapeOf(path.replace(/^\/|\/$/g, ''))))
    .map(({ name, place, path }) => `${name} puts a link to ${path} into ${place}, and nobody has that page.`)
  return failuresOr(
    [...doubled, ...reserved, ...dead],
    `All ${routes.length} paths have one owner, and all ${links.length} links lead to one of them.`,
  )
}

/** Two paths that differ only in the names of their parameters are the same. */
const shapeOf = (path: string) => path.toLowerCase().replace(/:[^/?]+/g, ':')
