import type { Assets, ReleaseDocument } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { partsOf, releaseUrl, type LoadedSet } from '@kinora/releases'
import { escapeHtml } from './escape.ts'
import type { MatchedRoute } from './routeTable.ts'

/** Elements that load what a page needs, so that nothing waits for one script to ask for the next. */
export type PageAssets = { styles: string; scripts: string }

export function pageAssets({ shell, remotes }: LoadedSet, route: MatchedRoute | null, locale: Locale): PageAssets {
  const documentOf = (name: string | null) => (name === null ? shell : remotes.find((remote) => remote.name === name)?.release)?.document
  const owner = route && documentOf(route.remote)
  const parts = [
    ...entryParts(shell.document, locale),
    ...(owner ? entryParts(owner, locale, owner.routes.find(({ id }) => id === route.id)) : []),
    ...partsOf({ remotes }, route ?? {}).flatMap(({ slot, remote }) => {
      const filler = documentOf(remote)!
      return entryParts(filler, locale, filler.slots.find(({ name }) => name === slot))
    }),
  ]
  const elements = (kind: keyof Assets, write: (url: string, integrity: string) => string) => [...new Set(
    parts.flatMap(({ release, assets }) => assets[kind].map((file) => write(escapeHtml(releaseUrl(release, file)), release.files[file]?.integrity ?? ''))),
  )].join('')
  return {
    styles: elements('styles', (url, integrity) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`),
    // Never defer: one deferred script that hangs would hold back all that follow it.
    scripts: elements('scripts', (url, integrity) => `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`),
  }
}

/** What starts a release, the page or part that is shown of it, and its words. */
const entryParts = (release: ReleaseDocument, locale: Locale, shown?: Assets) =>
  [release.entry, ...(shown ? [shown] : []), release.locales[locale]].map((assets) => ({ release, assets }))
