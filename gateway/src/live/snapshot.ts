import { LOCALES, type Locale } from '@kinora/limits'
import type { PageState, ThirdParty } from '@kinora/contracts'
import { describePage, type Composition, type LoadedSet } from '@kinora/releases'
import { pageHeaders } from '../operations/securityHeaders.ts'
import { documentTemplate, type DocumentTemplate } from '../pages/documentTemplate.ts'
import { routeTable, type RouteTable } from '../pages/routeTable.ts'
import { thirdPartiesOn } from '../third-parties/thirdPartiesOn.ts'

/** All that a request needs of one set. A request takes it once, so no answer ever mixes two sets. */
export type Snapshot = {
  id: string
  loaded: LoadedSet
  composition: Composition
  routes: RouteTable
  template: DocumentTemplate
  headers: Record<string, string>
  /** What pages say of the platform, by locale. */
  pages: Record<Locale, Omit<PageState, 'rendered'>>
}

export function takeSnapshot(loaded: LoadedSet, composition: Composition, origin: string, thirdParties: ThirdParty[]): Snapshot {
  const template = documentTemplate(loaded.template)
  const pages = LOCALES.map((locale) => {
    const offered = thirdPartiesOn(thirdParties, locale)
    return [locale, { ...describePage(loaded, locale, origin), ...(offered.length > 0 ? { thirdParties: offered } : {}) }] as const
  })
  return {
    id: loaded.set.id,
    loaded,
    composition,
    routes: routeTable([{ name: null, pages: loaded.shell.document }, ...loaded.remotes]),
    template,
    headers: pageHeaders(template.inlineHashes, thirdParties.length > 0),
    pages: Object.fromEntries(pages) as Snapshot['pages'],
  }
}
