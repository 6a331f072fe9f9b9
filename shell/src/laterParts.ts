import { followReleases } from './features/releases/followReleases.ts'
import { prefetchCode } from './features/remotes/prefetchCode.ts'
import { prefetchLinks } from './features/remotes/prefetchLinks.ts'

type Options = Parameters<typeof prefetchLinks>[0] &
  Parameters<typeof prefetchCode>[0] &
  Parameters<typeof followReleases>[0] & { followsReleases: boolean }

/**
 * What a page has no need of before it can be used, and loads after that.
 * @returns asks what is live, for whoever could not load something
 */
export function beginLater({ followsReleases, ...options }: Options): () => void {
  prefetchLinks(options)
  prefetchCode(options)
  return followsReleases ? followReleases(options) : () => {}
}
