import type { Locale } from '@kinora/limits'

export { reservedSegments } from './reservedSegments.ts'

/** Every URL of the product as a function, without the locale's prefix. */
export const paths = {
  home: () => '/',
  /** `plan` is the lookup key of the plan that is chosen first, `code` a promotion code. */
  subscription: (query: { plan?: string; code?: string } = {}) => withQuery('/subscription', query),
  programs: () => '/programs',
  /** `second`: where its film begins. */
  program: (id: number | string, second = 0) => `/programs/${id}${second > 0 ? `?t=${Math.floor(second)}` : ''}`,
  /** `error` is a code that the screen translates; `callbackUrl` is a path with its locale. */
  signIn: (query: { error?: string; callbackUrl?: string } = {}) => withQuery('/auth/sign-in', query),
  signUp: (query: { as?: 'specialist'; callbackUrl?: string } = {}) => withQuery('/auth/sign-up', query),
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  verifyEmail: () => '/auth/verify',
  newEmail: () => '/auth/new-email',
  restoreEmail: () => '/auth/restore-email',
  signInLinkSent: () => '/auth/link-sent',
  signInLink: () => '/auth/link',
  /** Where a sign-in goes on that has shown one factor. */
  secondFactor: () => '/auth/second-factor',
  changePassword: () => '/profile/change-password',
  account: () => '/profile/account',
  changeEmail: () => '/profile/change-email',
  /** Passkeys, the app that shows codes, and recovery codes. */
  twoStep: () => '/profile/two-step',
  deleteAccount: () => '/profile/delete-account',
  authError: (query: { error?: string } = {}) => withQuery('/auth/error', query),
  faq: () => '/faq',
  contact: () => '/contact',
  refer: () => '/refer',
  howToStart: () => '/how-to-start',
  references: (page = 1) => (page > 1 ? `/references?page=${page}` : '/references'),
  accessibilityDeclaration: () => '/accessibility-declaration',
  /** `template` and `subscription` are chosen: the id of a design, and the lookup key or id of a gift card. */
  giveAGift: (query: { template?: string; subscription?: string } = {}) => withQuery('/give-a-gift', query),
  /** Where the choice leads without JavaScript, with the same query; it moves on to `giftOrder`. */
  newGiftOrder: () => '/give-a-gift/order/new',
  /** The form of a gift order; `template` is the id of the card's design. */
  giftOrder: (lookupKey: string, query: { template?: string } = {}) =>
    withQuery(`/give-a-gift/order/${encodeURIComponent(lookupKey)}`, query),
  giftSummary: (lookupKey: string, query: { template?: string } = {}) =>
    withQuery(`/give-a-gift/order/${encodeURIComponent(lookupKey)}/summary`, query),
  /** A gift card to print. The token is in the part of the address that browsers send to nobody. */
  giftCard: (token?: string) => (token ? `/give-a-gift/card#${token}` : '/give-a-gift/card'),
  /** Where a gift code is redeemed: with it in the part of the address that browsers send to nobody. */
  activateGift: (code?: string) => (code ? `/subscription/activate#${code}` : '/subscription/activate'),
  /**
   * Where one withdraws from a contract: with the unguessable id of its order, and the code that confirms, where browsers
   * send them to nobody.
   */
  withdrawal: (order?: string, code?: string) =>
    order ? `/subscription/withdrawal#${order}${code ? `.${code}` : ''}` : '/subscription/withdrawal',
  invoices: () => '/subscription/invoices',
  /** Where the payment provider sends people back; the id is the order's, and unguessable. */
  payment: (orderId: string, query: { status?: 'cancelled' } = {}) => withQuery(`/payment/${orderId}`, query),
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  profile: () => '/profile',
  myTeam: () => '/profile/my-team',
  /** A specialist's conversations; `with`: the user whose conversation is open. */
  inbox: (query: { with?: string; show?: string; search?: string; page?: string } = {}) =>
    withQuery('/profile/messages', query),
  teamMember: (id: number) => `/profile/my-team/member/${id}`,
  /** The editor of the member's path. */
  memberPath: (id: number) => `/profile/my-team/member/${id}/path`,
  memberReport: (id: number) => `/profile/my-team/member/${id}/report`,
  /** The catalogue, from which a specialist adds programs to a member's path. */
  addVideo: (memberId: number) => `/profile/my-team/member/${memberId}/add-video`,
  /** The member's path as a sheet to print. */
  exerciseCard: (memberId: number) => `/profile/my-team/member/${memberId}/card`,
  pathTemplates: () => '/profile/my-team/templates',
  pathTemplate: (id: number) => `/profile/my-team/templates/${id}`,
  assignTemplate: (id: number) => `/profile/my-team/templates/${id}/assign`,
  invitations: () => '/profile/my-team/invitation',
  /** Where whoever was invited answers. The token is in the part of the address that browsers send to nobody. */
  invitation: (token: string) => `/invitation#${token}`,
  myPath: () => '/profile/my-path',
  /** The path with the dialog of all messages. */
  messages: () => '/profile/my-path?showMessages',
  myState: () => '/profile/my-state',
  editProfile: () => '/profile/edit',
  /** Plays the programs of today, or of the whole path, one after another. */
  playPath: (query: { all?: 'true' } = {}) => withQuery('/profile/my-path/play', query),
  /** One page about the member's state, to print and take along. */
  stateReport: () => '/profile/my-state/report',
  /** A report for whoever has its link. The token is in the part of the address that browsers send to nobody. */
  visitReport: (token?: string) => (token ? `/visit-report#${token}` : '/visit-report'),
  myData: () => '/profile/data',
  reminders: () => '/profile/reminders',
  /** From a reminder's mail, without signing in. */
  stopReminders: () => '/reminders/stop',
} as const

/**
 * An address with a query. The fragment of its `callbackUrl` becomes its own: it may be a secret, which servers and their
 * logs do not get from there. `callbackOf` puts it back.
 */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (set.length === 0) return path
  const search = new URLSearchParams(set)
  const [callbackUrl = '', ...fragment] = search.get('callbackUrl')?.split('#') ?? []
  if (fragment.length > 0) search.set('callbackUrl', callbackUrl)
  return `${path}?${search}${fragment.map((part) => `#${part}`).join('')}`
}

/** The `callbackUrl` of an address by its query and fragment; null without one. */
export function callbackOf(query: URLSearchParams, hash: string): string | null {
  const callbackUrl = query.get('callbackUrl')
  return callbackUrl && !callbackUrl.includes('#') ? callbackUrl + hash : callbackUrl
}

/** Polish has no prefix; English has /en (docs/specification.md, section 2). */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'pl') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The locale and the rest of a path: `/en/programs` is `{ locale: 'en', path: '/programs' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/en(\/.*)?$/.exec(pathname)
  return match ? { locale: 'en', path: match[1] ?? '/' } : { locale: 'pl', path: pathname }
}

/**
 * Paths of the API, relative to its base, for what asks it without a declared call: links, forms, downloads, streams, and
 * several calls for one answer. Declared calls have theirs in `CALLS` (decision 048).
 */
export const apiPaths = {
  avatar: () => '/user/avatar',
  done: (id: number) => `/progress/done/${id}`,
  eventStream: () => '/message/stream',
  /** What the gift order's form posts without JavaScript. */
  giftOrderForm: () => '/gift-card-orders/form',
  myExport: () => '/user/me/export',
  position: (id: number) => `/progress/position/${id}`,
  programPages: () => '/trinings/pages',
  programs: () => '/trinings',
  stopReminders: () => '/reminders/stop',
} as const
