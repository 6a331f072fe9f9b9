import { LOCALES, type Locale } from '@kinora/limits'
import type { ManifestPages, PageState, ThirdParty } from '@kinora/contracts'
import { describePage, type RenderWorker, type LoadedManifest } from '@kinora/releases'
import { pageHeaders } from '../http/securityHeaders.ts'
import { documentTemplate, type DocumentTemplate } from './documentTemplate.ts'
import { routeMatcher, type RouteMatcher } from './routeMatcher.ts'
import { thirdPartiesOn } from '../third-parties/thirdPartiesOn.ts'

/** All that a request needs of one manifest. A request reads it once, so no response mixes two manifests. */
export type Snapshot = {
  id: string
  loaded: LoadedManifest
  renderWorker: RenderWorker
  routes: RouteMatcher
  /** Where pages have moved to, by their former paths. */
  moved: Map<string, string>
  /** The largest body in bytes, of calls that may have a larger one than usual: by `PUT /api/user/avatar`. */
  uploads: Map<string, number>
  template: DocumentTemplate
  headers: Record<string, string>
  /** The page state by locale. */
  pages: Record<Locale, Omit<PageState, 'rendered'>>
}

/** What the gateway's settings say on every page. */
type Site = { origin: string; thirdParties: ThirdParty[]; affiliateUrl?: string | undefined }

export function takeSnapshot(
  loaded: LoadedManifest,
  renderWorker: RenderWorker,
  { origin, thirdParties, affiliateUrl }: Site,
): Snapshot {
  const template = documentTemplate(loaded.template)
  const pages = LOCALES.map((locale) => {
    const offered = thirdPartiesOn(thirdParties, locale)
    return [
      locale,
      {
        ...describePage(loaded, locale, origin),
        ...(offered.length > 0 && { thirdParties: offered }),
        ...(affiliateUrl !== undefined && { affiliateUrl }),
      },
    ] as const
  })
  return {
    id: loaded.manifest.id,
    loaded,
    renderWorker,
    routes: routeMatcher(loaded.remotes),
    moved: new Map(loaded.remotes.flatMap(({ pages }) => pages.routes.flatMap(movesOf))),
    uploads: new Map(loaded.remotes.flatMap(({ release }) => uploadsOf(release?.document.uploads ?? {}))),
    template,
    headers: pageHeaders(template.inlineHashes, thirdParties.length > 0),
    pages: Object.fromEntries(pages) as Snapshot['pages'],
  }
}

const movesOf = ({ path, formerly = [] }: ManifestPages['routes'][number]) =>
  formerly.map((former): [string, string] => [`/${former}`, `/${path}`])

const uploadsOf = (uploads: Record<string, number>) =>
  Object.entries(uploads).map(([call, bytes]): [string, number] => [call.replace(' ', ' /api'), bytes])
