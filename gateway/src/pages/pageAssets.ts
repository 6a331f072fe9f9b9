import type { Assets, ReleaseDocument } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { providedSlots, releaseUrl, type LoadedManifest } from '@kinora/releases'
import { escapeHtml } from '../http/escape.ts'
import type { MatchedRoute } from '../live/routeMatcher.ts'

/** HTML elements that load all files of a page, so that no script is only found when another has run. */
export type PageAssets = { styles: string; scripts: string }

export function pageAssets({ shell, remotes }: LoadedManifest, route: MatchedRoute | null, locale: Locale): PageAssets {
  const documentOf = (name: string) => remotes.find((remote) => remote.name === name)?.release?.document
  const owner = route && documentOf(route.remote)
  const needed = [
    ...assetsOf(shell.document, locale),
    ...(owner
      ? assetsOf(
          owner,
          locale,
          owner.routes.find(({ id }) => id === route.id),
        )
      : []),
    ...providedSlots({ remotes }, route ?? {}).flatMap(({ slot, remote }) => {
      const provider = documentOf(remote)!
      return assetsOf(
        provider,
        locale,
        provider.slots.find(({ name }) => name === slot),
      )
    }),
  ]
  const elements = (kind: keyof Assets, write: (url: string, integrity: string) => string) =>
    [
      ...new Set(
        needed.flatMap(({ release, assets }) =>
          assets[kind].map((file) =>
            write(escapeHtml(releaseUrl(release, file)), release.files[file]?.integrity ?? ''),
          ),
        ),
      ),
    ].join('')
  return {
    styles: elements(
      'styles',
      (url, integrity) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    // `async`, not `defer`: a deferred script that hangs delays all scripts after it.
    scripts: elements(
      'scripts',
      (url, integrity) => `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
  }
}

/** The assets of a release's entry, of its route or slot, and of its messages. */
const assetsOf = (release: ReleaseDocument, locale: Locale, part?: Assets) =>
  [release.entry, ...(part ? [part] : []), release.locales[locale]].map((assets) => ({ release, assets }))
