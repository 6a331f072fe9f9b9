import type { Locale } from '@kinora/limits'
import type { IndexKind } from './indexes.ts'
import type { PageThirdParty } from './thirdParties.ts'

/** The format that this version writes and reads. A release of another one is refused: build it again. */
export const RELEASE_FORMAT = 2

/**
 * What a release says of itself, in `release.json`, signed in `release.sig`. Paths are relative to the release's
 * folder.
 */
export type ReleaseDocument = {
  format: typeof RELEASE_FORMAT
  /** Package name: `shell`, `mfe-catalog`. */
  name: string
  /** `<package version>-<digest of the inputs>`, unique for ever. */
  version: string
  commit: string
  builtAt: string
  /** Every file of the release but the document and its signature, with its Subresource Integrity hash (sha384). */
  files: Record<string, { integrity: string; bytes: number }>
  /** The server bundle, which the render worker evaluates: `server.cjs`. */
  server: string
  /** The scripts and styles that start the release in a browser, in order: a remote's container, the shell's main. */
  entry: Assets
  /** What the messages of each locale add. */
  locales: Record<Locale, Assets>
  routes: ReleaseRoute[]
  /** Slots of other remotes' pages for which it provides components. */
  slots: ReleaseSlot[]
  nav: ReleaseNavLink[]
  /** What its server bundle can list for machines (`src/indexes.ts`). */
  indexes: IndexKind[]
  /** Packages consumed from the shell's share scope: the range, and the exported names that are used. */
  consumes: Record<string, { range: string; names: string[] }>
  /** The shell alone: the packages in its share scope. */
  provides: Record<string, { version: string; names: string[] }>
}

/** Files of the client bundle (`client/…`). */
export type Assets = { scripts: string[]; styles: string[] }

export type ReleaseRoute = Assets & {
  /** Unique within the release; also the name of its chunk. */
  id: string
  /** React Router syntax, no leading slash, without the locale: `programs/:id`. */
  path: string
  /** Query parameters that change the page; others are ignored by caches. */
  search: string[]
  /** Slots that the page shows, if any; the remotes that provide them are rendered and loaded with it. */
  slots?: string[]
  /** When its content last changed in each language (ISO 8601), where the remote knows. */
  updated?: Partial<Record<Locale, string>>
}

/** A slot component for other remotes' pages. The slot's name is also the name of its chunk. */
export type ReleaseSlot = Assets & { name: string }

/** A link that header, tabs or footer show while the release is live. Labels are resolved at build time. */
export type ReleaseNavLink = {
  place: NavPlace
  path: string
  order: number
  icon?: string
  label: Record<Locale, string>
}

/** Where links can be. A remote that shows links of others adds its place in its own folder, as with `Slots`. */
export interface NavPlaces {
  header: true
  tabs: true
  'footer.discover': true
  'footer.forYou': true
  'footer.rules': true
}
export type NavPlace = keyof NavPlaces

/** One version of each: what is live together. */
export type ReleaseManifest = {
  id: string
  createdAt: string
  /** The manifest that was live before, if any: where an undo goes, and where a remote's last good version is. */
  previous: string | null
  /** Why it was made, in the words of whoever made it. */
  note?: string
  /** Versions by name. */
  releases: Record<string, string>
  /** What each remote showed when it was promoted, so that its pages stay pages when the release itself is lost. */
  pages: Record<string, ManifestPages>
}
export type ManifestPages = {
  routes: Pick<ReleaseRoute, 'id' | 'path' | 'search' | 'slots' | 'updated'>[]
  nav: ReleaseNavLink[]
  indexes: IndexKind[]
}

/** A remote as the page tells the browser of it. URLs are absolute paths. */
export type RegisteredRemote = {
  name: string
  version: string
  /** Absent where the release cannot be used at all: its pages show a message at once. */
  entry?: string
  integrity?: string
  routes: { id: string; path: string; slots?: string[] }[]
  /** Slots that it provides, if any. */
  slots?: string[]
  /** The last good version, from the manifest before. */
  fallback?: { version: string; entry: string; integrity: string }
}

/** The page's own state, in `<script type="application/json" id="kinora-page">`. */
export type PageState = {
  manifest: string
  locale: Locale
  /** `https://kinora.example`, for canonical links. */
  origin: string
  remotes: RegisteredRemote[]
  nav: { place: NavPlace; path: string; icon?: string; label: string }[]
  /** What other firms offer to this page, if anything; nothing of it is loaded unless the visitor agrees. */
  thirdParties?: PageThirdParty[]
  /** Absent when the page was not rendered on the server: the browser loads and renders everything itself. */
  rendered?: RenderedState
}

export type RenderedState = {
  /** RTK Query's cache. */
  store: unknown
  loaderData: Record<string, unknown>
  /** React Router's errors by route id. */
  errors: Record<string, { status: number; statusText: string; data: unknown; internal: boolean }> | null
}

/** What the gateway asks of the render worker. */
export type RenderRequest = {
  /** Path with query, locale prefix included: `/en/programs?page=2`. */
  url: string
  locale: Locale
  origin: string
  /** `http://127.0.0.1:3001/api`. */
  apiBase: string
  page: Omit<PageState, 'rendered'>
  /** The remote that owns the route, if one does. */
  remote: string | null
  /** Slots of the page that a live remote provides, and which. */
  slots: { slot: string; remote: string }[]
}

export type RenderResult =
  | { redirect: string; status: number }
  | {
      status: number
      /** `<title>`, `<meta>`, `<link>` hoisted by React, ready for `<head>`. */
      head: string
      /** Inner HTML of `#root`. */
      body: string
      state: RenderedState
    }
