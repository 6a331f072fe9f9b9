import type { NavPlace, Role, Slots } from '@kinora/contracts'
import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { SlotName } from './Slot.tsx'

/** One page of a remote. */
export type RemoteRoute = {
  /** Unique in the remote, and the name of the screen's chunk: `webpackChunkName` must say the same. */
  id: string
  /** React Router syntax without a leading slash or locale: `programs/:id`. */
  path: string
  /** Query parameters that change the page. Caches ignore all others. */
  search?: string[]
  screen: () => Promise<{ default: ComponentType }>
  /** Fills the store before the screen shows, on the server and in the browser: `preload(...)`. */
  loader?: LoaderFunction
  /** Slots on the page. Their components are rendered and loaded together with it, instead of after it. */
  slots?: SlotName[]
  /** For a path with parameters: addresses that it matches, which each release is tried with: `programs/1`. */
  examples?: string[]
  /**
   * For a path without parameters: where the page was before. Such an address, of a mail or a bookmark, redirects with its
   * query: `auth/account`.
   */
  formerly?: string[]
  /**
   * Not for search engines, as a page for one person is not: it stays out of the sitemap. The page itself says `noindex`;
   * the promotion check compares the two, for paths without parameters.
   */
  unlisted?: boolean
  /**
   * The API's call that takes what a browser without JavaScript posts to the page: `/gift-card-orders/form`. It gets the
   * fields, and as its query `locale` with the parameters of the page's path and `search`. It answers a page. What is
   * posted to a page without it is not read: the page is shown again.
   */
  form?: string
}

/** A slot component. `webpackChunkName` is the slot's name. */
export type RemoteSlot<Props> = {
  component: () => Promise<{ default: ComponentType<Props> }>
  /** Fills the store on the server with what the component always reads: `preload(...)`. */
  loader?: LoaderFunction
  /** Shown only to users in this role. The server renders without it, and nobody else loads its code. */
  role?: Role
}

/**
 * A link to one of the remote's pages, shown while it is live, to everybody or to users in one role. `label` is a key of
 * the remote's own messages.
 */
export type RemoteNavLink = {
  place: NavPlace
  path: string
  order: number
  label: string
  icon?: string
  role?: Role
}

/** A remote's public entry: all that it provides to the platform. */
export type RemoteDefinition = {
  /** The package's name, which is also the namespace of its messages. */
  name: string
  i18n: Record<Locale, () => Promise<{ default: Messages }>>
  routes: RemoteRoute[]
  nav?: RemoteNavLink[]
  slots?: { [Name in SlotName]?: RemoteSlot<Slots[Name]> }
  /**
   * Calls of the API whose body may be larger than 256 kB, with its largest size in bytes:
   * `{ 'PUT /user/avatar': 5_000_000 }`.
   */
  uploads?: Record<string, number>
}

/** Checks the type of a definition and keeps its literal types. */
export const defineRemote = <const Definition extends RemoteDefinition>(definition: Definition): Definition =>
  definition
