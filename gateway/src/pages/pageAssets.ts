import type { Assets, ReleaseDocument } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { releaseUrl, type LoadedSet } from '@kinora/releases'
import { escapeHtml } from './escape.ts'
import type { MatchedRoute } from './routeTable.ts'

/** Elements that load what a page needs, so that nothing waits for one script to ask for the next. */
export type PageAssets = { styles: string; scripts: string }

export function pageAssets({ shell, remotes }: LoadedSet, route: MatchedRoute | null, locale: Locale): PageAssets {
  const owner = route?.remote === null ? shell.document : remotes.find(({ name }) => name === route?.remote)?.release?.document
  const parts = [...entryParts(shell.document, locale), ...(owner ? routeParts(owner, route!.id, locale) : [])]
  const elements = (kind: keyof Assets, write: (url: string, integrity: string) => string) => [...new Set(
    parts.flatMap(({ release, assets }) => assets[kind].map((file) => write(escapeHtml(releaseUrl(release, file)), release.files[file]?.integrity ?? ''))),
  )].join('')
  return {
    styles: elements('styles', (url, integrity) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`),
    // Never defer: one deferred script that hangs would hold back all that follow it.
    scripts: elements('scripts', (url, integrity) => `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`),
  }
}

const entryParts = (release: ReleaseDocument, locale: Locale) => [
  { release, assets: release.entry },
  { release, assets: release.locales[locale] },
]

function routeParts(release: ReleaseDocument, routeId: string, locale: Locale) {
  const route = release.routes.find(({ id }) => id === routeId)
  const [entry, words] = entryParts(release, locale)
  return route ? [entry!, { release, assets: route }, words!] : [entry!, words!]
}
