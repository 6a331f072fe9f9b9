import type { ManifestPages } from '@kinora/contracts'
import type { LoadedManifest } from '../loadManifest.ts'

/** The remotes' pages without parameters, each with its remote. */
export const plainPages = ({ remotes }: Pick<LoadedManifest, 'remotes'>) =>
  remotes.flatMap(({ name, pages }) => plainRoutes(pages).map((page) => ({ remote: name, ...page })))

/** Routes without parameters; their paths get a leading slash. */
export const plainRoutes = ({ routes }: Pick<ManifestPages, 'routes'>) =>
  routes
    .filter(({ path }) => !/[:*]/.test(path))
    .map(({ path, slots, updated }) => ({ path: `/${path.replace(/^\//, '')}`, slots, updated }))
