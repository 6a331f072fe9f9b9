import type { Locale } from '@kinora/limits'
import type { IndexKind } from './indexes.ts'
import type { PageThirdParty } from './thirdParties.ts'

/** The format that this version writes and reads. A release of another format is refused and must be built again. */
export const RELEASE_FORMAT = 2

/**
 * The description of a release, in `release.json`, signed in `release.sig`. Paths are relative to the release's folder.
 */
export type ReleaseDocument = {
  format: typeof RELEASE_FORMAT
  /** Package name: `shell`, `mfe-catalog`. */
  name: string
  /** `<package version>-<digest of the contents>`, unique. Ends in `-dirty` if the sources were not committed. */
  version: string
  /** The squad that answers for it: `kinora.owner` of its package.json. */
  owner?: string
  /**
   * Paths and slots of its own that it leaves to other remotes: `{ 'programs/new': ['mfe-team'] }`. A path stands for
   * all below it. `kinora.grants` of its package.json.
   */
  grants?: Record<string, string[]>
  /** Ends in `-dirty` if the sources were not committed; `unknown` if nothing tells. */
  commit: string
  builtAt: string
  /** Every file of the release except the document and its signature, with its Subresource Integrity hash (sha384). */
  files: Record<string, { integrity: string; bytes: number }>
  /** The server bundle, which the render worker evaluates: `server.cjs`. */
  server: string
  /** The scripts and styles that start the release in a browser, in order: a remote's container, the shell's main. */
  entry: Assets
  /** The additional files of each locale's messages. */
  locales: Record<Locale, Assets>
  /** The pages of a remote; the shell has none. */
  routes: ReleaseRoute[]
  /** The slots, on other remotes' pages, for which it provides components. */
  slots: ReleaseSlot[]
  nav: ReleaseNavLink[]
  /** Calls whose body may be larger than usual, if any: `PUT /user/avatar`, and the largest size in bytes. */
  uploads?: Record<string, number>
  /** The links of its texts to pages that `@kinora/paths` does not know, if any. */
  links?: ReleaseLink[]
  /** The kinds of indexes (sitemap, feed) that its server bundle provides (`src/indexes.ts`). */
  indexes: IndexKind[]
  /** Packages consumed from the shell's share scope: the range, and the exported names that are used. */
  consumes: Record<string, { range: string; names: string[] }>
  /** Where its sources first use each of those names: `{ '@kinora/ui': { PageTop: 'src/screens/MainScreen.tsx:9' } }`. */
  usedAt?: Record<string, Record<string, string>>
  /** How large each of its pages may be, in kB, if it states another than usual: `kinora.budgetKb` in package.json. */
  budgetKb?: number
  /** How large some of its files may be, in kB: `kinora.fileBudgetsKb`, `{ 'main.js': 150 }`. */
  fileBudgetsKb?: Record<string, number>
  /**
   * Its container is loaded by Module Federation's runtime, so that its code finds a host of that runtime. Only if
   * `kinora.runtime` of its package.json says so: the runtime has to be loaded first.
   */
  runtime?: Runtime
  /** Only the shell: the packages in its share scope. */
  provides: Record<string, { version: string; names: string[] }>
}

/** Who loads a remote's container, if not the shell itself (decision 016). */
export type Runtime = 'enhanced'

/** Files of the client bundle (`client/…`). */
export type Assets = { scripts: string[]; styles: string[] }

export type ReleaseRoute = Assets & {
  /** Unique within the release; also the name of its chunk. */
  id: string
  /** React Router syntax, no leading slash, without the locale: `programs/:id`. */
  path: string
  /** Query parameters that change the page; others are ignored by caches. */
  search: string[]
  /** The page's slots, if any; the remotes that provide them are rendered and loaded with it. */
  slots?: string[]
  /** Addresses of a path with parameters, which the promotion check opens: `programs/1`. */
  examples?: string[]
  /** Paths, without the locale, where the page was before. */
  formerly?: string[]
  /** Whether it says `noindex`, and so is not in the sitemap. */
  unlisted?: boolean
  /** The API's call that takes what is posted to the page without JavaScript: `/gift-card-orders/form`. */
  form?: string
  /** When its content last changed in each language (ISO 8601), if the remote knows. */
  updated?: Partial<Record<Locale, string>>
}

/** A slot component for other remotes' pages. The slot's name is also the name of its chunk. */
export type ReleaseSlot = Assets & { name: string; role?: Role }

/** Which view is shown: a specialist in test mode sees a member's. A link or slot with a role is for that view alone. */
export type Role = 'member' | 'specialist'

/** A link that header, tabs or footer show while the release is live. Labels are resolved at build time. */
export type ReleaseNavLink = {
  place: NavPlace
  path: string
  order: number
  icon?: string
  role?: Role
  label: Record<Locale, string>
}

/** A link of a text, as a path without the locale: `/diary` in `content/faq/pl.mdx`. */
export type ReleaseLink = { path: string; file: string }

/** Where links can be. A remote that shows links of others adds its place in its own folder, as with `Slots`. */
export interface NavPlaces {
  header: true
  tabs: true
  'footer.discover': true
  'footer.forYou': true
  'footer.rules': true
}
export type NavPlace = keyof NavPlaces

/** The release manifest: one version of each package, live together. */
export type ReleaseManifest = {
  id: string
  createdAt: string
  /**
   * The manifest that was live before, if any: the target of a rollback, and the source of a remote's last good
   * version.
   */
  previous: string | null
  /** The reason, as the author wrote it. */
  note?: string
  /** What made it. Manifests written before this was recorded have none. */
  change?: ManifestChange
  /** Versions by name. */
  releases: Record<string, string>
  /** Versions that were rolled back and not released again, by name: open tabs leave them at once. */
  withdrawn?: Record<string, string[]>
  /** Each package's last other version that was live and was not withdrawn: what browsers use if the live one fails. */
  lastGood?: Record<string, string>
  /** Each remote's pages at promotion, so that its URLs do not become 404s when the release itself is lost. */
  pages: Record<string, ManifestPages>
}
/** The answer of `GET /live`. */
export type LiveReleases = { manifest: string } & Required<Pick<ReleaseManifest, 'releases' | 'withdrawn'>>

/** Why a manifest was made, by whom, and what it changed. */
export type ManifestChange = {
  /** `start`: by `npm start` or the composed form's job. */
  kind: 'release' | 'rollback' | 'start'
  by: string
  /** The packages whose version changed, with the one before and the one after; null for none. */
  versions: Record<string, { from: string | null; to: string | null }>
  /** It went live without the promotion check (outside production only). */
  unchecked?: true
}
/** A manifest that was checked and published, and is not live for everybody. It has `at` or `percent`. */
export type ReleasePlan = {
  manifest: string
  /** When it goes live (ISO 8601). */
  at?: string
  /** Of so many of a hundred visitors it is what they see, until it is live or taken back: a canary. */
  percent?: number
  /** Why it did not go live, or is not shown any more. */
  refused?: string[]
}

export type ManifestPages = {
  routes: Omit<ReleaseRoute, keyof Assets>[]
  nav: ReleaseNavLink[]
  indexes: IndexKind[]
}

/** A remote as the page describes it to the browser. URLs are absolute paths. */
export type RegisteredRemote = {
  name: string
  version: string
  /** Absent if the release cannot be used: its pages show a message at once. */
  entry?: string
  integrity?: string
  runtime?: Runtime
  routes: { id: string; path: string; slots?: string[] }[]
  /** Slots that it provides, if any. */
  slots?: string[]
  /** The roles of slots that only users in one role see: their code is loaded for nobody else. */
  slotRoles?: Record<string, Role>
  /** The last good version, from the manifest before. */
  fallback?: { version: string; entry: string; integrity: string; runtime?: Runtime }
}

/** The page's initial state, in `<script type="application/json" id="kinora-page">`. */
export type PageState = {
  manifest: string
  locale: Locale
  /** `https://kinora.example`, for canonical links. */
  origin: string
  remotes: RegisteredRemote[]
  nav: { place: NavPlace; path: string; icon?: string; role?: Role; label: string }[]
  /** The third parties of this page, if any; none is loaded without the visitor's consent. */
  thirdParties?: PageThirdParty[]
  /** Where specialists see what they earn by recommending Kinora; absent where there is no such site. */
  affiliateUrl?: string
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

/** A request of the gateway to the render worker. */
export type RenderRequest = {
  /** Path with query, locale prefix included: `/en/programs?page=2`. */
  url: string
  locale: Locale
  origin: string
  /** `http://127.0.0.1:3001/api`. */
  apiBase: string
  page: Omit<PageState, 'rendered'>
  /** The remote that owns the route; null where none does, and the shell says that there is no such page. */
  remote: string | null
  /** The page's slots that a live remote provides, and the remote of each. */
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
