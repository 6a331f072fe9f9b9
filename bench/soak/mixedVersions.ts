import type { PageState } from '@kinora/contracts'

/** One version of the remote, and the class names of its list. */
export type KnownVersion = { version: string; classes: Set<string> }

/**
 * Checks that a page has only one version of the remote: in its manifest, in its state, in its files' URLs, and in the
 * class names of its cards. Returns the contradiction, or undefined.
 * @param manifests the remote's version by manifest
 */
export function mixedVersions(
  html: string,
  remote: string,
  manifests: Map<string, string>,
  versions: KnownVersion[],
): string | undefined {
  const text = /<script type="application\/json" id="kinora-page">([^]*?)<\/script>/.exec(html)?.[1]
  if (!text) return 'a page carries no state'
  const state = JSON.parse(text) as PageState
  const version = state.remotes.find(({ name }) => name === remote)?.version
  const expected = manifests.get(state.manifest)
  if (version !== expected) return `manifest ${state.manifest} holds ${expected}, and its page names ${version}`

  const tags = html.match(/<(?:script async|link rel="stylesheet")[^>]*>/g) ?? []
  const inTags = new Set(tags.flatMap((tag) => new RegExp(`/releases/${remote}/([^/]+)/`).exec(tag)?.[1] ?? []))
  if (inTags.size !== 1 || !inTags.has(version!))
    return `a page of ${version} asks for files of ${[...inTags].join(', ') || 'none'}`

  const drawn = new Set(
    (html.match(/\bclass="[^"]*"/g) ?? []).flatMap((attribute) => attribute.slice(7, -1).split(/\s+/)),
  )
  const owners = versions
    .filter(({ classes }) => [...classes].some((name) => drawn.has(name)))
    .map((owner) => owner.version)
  return owners.length === 1 && owners[0] === version
    ? undefined
    : `a page of ${version} is drawn by ${owners.join(' and ') || 'none'}`
}

/** The class names of a release's own styles. */
export const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!))
