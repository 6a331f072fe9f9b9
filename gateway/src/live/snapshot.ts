import { LOCALES, type Locale } from '@kinora/limits'
import type { PageState, ThirdParty } from '@kinora/contracts'
import { describePage, type RenderWorker, type LoadedManifest } from '@kinora/releases'
import { pageHeaders } from '../operations/securityHeaders.ts'
import { documentTemplate, type DocumentTemplate } from '../pages/documentTemplate.ts'
import { routeMatcher, type RouteMatcher } from '../pages/routeMatcher.ts'
import { thirdPartiesOn } from '../third-parties/thirdPartiesOn.ts'

/** All that a request needs of one manifest. A request reads it once, so no response mixes two manifests. */
export type Snapshot = {
  id: string
  loaded: LoadedManifest
  renderWorker: RenderWorker
  routes: RouteMatcher
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
    routes: routeMatcher(loaded),
    template,
    headers: pageHeaders(template.inlineHashes, thirdParties.length > 0),
    pages: Object.fromEntries(pages) as Snapshot['pages'],
  }
}
