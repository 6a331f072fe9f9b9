import type { Locale } from '@kinora/limits'

/** Every URL of the product as a function, without the locale's prefix. */
export const paths = {
  home: () => '/',
  subscription: () => '/subscription',
  programs: () => '/programs',
  program: (id: number | string) => `/programs/${id}`,
  /** `error` is a code that the screen translates; `callbackUrl` is a path with its locale. */
  signIn: (query: { error?: string; callbackUrl?: string } = {}) => withQuery('/auth/sign-in', query),
  signUp: (query: { as?: 'specialist'; callbackUrl?: string } = {}) => withQuery('/auth/sign-up', query),
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  verifyEmail: () => '/auth/verify',
  signInLinkSent: () => '/auth/link-sent',
  signInLink: () => '/auth/link',
  changePassword: () => '/profile/change-password',
  account: () => '/auth/account',
  deleteAccount: () => '/auth/delete-account',
  authError: (query: { error?: string } = {}) => withQuery('/auth/error', query),
  faq: () => '/faq',
  contact: () => '/contact',
  refer: () => '/refer',
  howToStart: () => '/how-to-start',
  references: (page = 1) => (page > 1 ? `/references?page=${page}` : '/references'),
  accessibilityDeclaration: () => '/accessibility-declaration',
  giveAGift: () => '/give-a-gift',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  profile: () => '/profile',
  myTeam: () => '/profile/my-team',
  myPath: () => '/profile/my-path',
  myState: () => '/profile/my-state',
  editProfile: () => '/profile/edit',
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`
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

/** Paths of API calls, relative to its base. The wire's names are used only here. */
export const apiPaths = {
  register: () => '/auth/local/register',
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  verifyEmail: () => '/auth/verify-email',
  sendVerification: () => '/auth/verify-email/send',
  changePassword: () => '/auth/change-password',
  me: () => '/user/me',
  myExport: () => '/user/me/export',
  contact: () => '/contact',
  contactToken: () => '/contact/token',
  referItems: () => '/refer-items',
  categories: () => '/categories',
  levels: () => '/levels',
  programs: () => '/trinings',
  program: (id: number | string) => `/trinings/${id}`,
  favourites: () => '/favourites',
  subscriptions: () => '/subscriptions',
  myFavourites: () => '/favourites/my-favorites',
  favourite: (id: number) => `/favourites/${id}`,
  watchList: () => '/watch-list',
  watchListEntry: (id: number) => `/watch-list/${id}`,
  myPath: () => '/my-path',
  onMyPath: (id: number) => `/my-path/${id}`,
  done: (id: number) => `/progress/done/${id}`,
  today: () => '/progress/today',
  position: (id: number) => `/progress/position/${id}`,
  positions: () => '/progress/positions',
  checkIns: () => '/check-ins',
  checkInToday: (id: number) => `/check-ins/today/${id}`,
  videoSurveys: () => '/video-surveys',
  videoSurveyToday: (id: number) => `/video-surveys/today/${id}`,
  feedbacks: () => '/feedbacks',
  videoUrl: (id: number | string) => `/trinings/getVideoURL/${id}`,
  transcriptionUrl: (id: number | string) => `/trinings/getTranscriptionURL/${id}`,
} as const
