import type { LoadedManifest } from '../store/loadManifest.ts'

/** The pages without parameters, each with its remote; their paths get a leading slash. */
export const plainPages = ({ remotes }: Pick<LoadedManifest, 'remotes'>) =>
  remotes.flatMap(({ name, pages }) =>
    pages.routes
      .filter(({ path }) => !/[:*]/.test(path))
      .map(({ path, slots, updated, unlisted = false }) => ({
        remote: name,
        path: `/${path.replace(/^\//, '')}`,
        slots,
        updated,
        unlisted,
      })),
  )
