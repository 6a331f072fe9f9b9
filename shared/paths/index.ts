import type { Locale } from '@kinora/limits'

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
  signInLinkSent: () => '/auth/link-sent',
  signInLink: () => '/auth/link',
  changePassword: () => '/profile/change-password',
  account: () => '/profile/account',
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
  /** Where a gift code is redeemed. */
  activateGift: (query: { code?: string } = {}) => withQuery('/subscription/activate', query),
  /** Where one withdraws from a contract; `order` is the unguessable id of its order. */
  withdrawal: (query: { order?: string } = {}) => withQuery('/subscription/withdrawal', query),
  invoices: () => '/subscription/invoices',
  /** Where the payment provider sends people back; the id is the order's, and unguessable. */
  payment: (orderId: string, query: { status?: 'cancelled' } = {}) => withQuery(`/payment/${orderId}`, query),
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  profile: () => '/profile',
  myTeam: () => '/profile/my-team',
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
  /** Where whoever was invited answers; the token is a secret. */
  invitation: (token: string) => `/invitation/${token}`,
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
  /** The programs of test mode. */
  samplePrograms: () => '/trinings/test-mode',
  myPlan: () => '/my-plan',
  myPlanState: () => '/my-plan/state',
  myStats: () => '/path/stats',
  myProgress: () => '/path/progress',
  mySpecialist: () => '/members/specialist',
  subscriptionStatus: () => '/subscription/status',
  planOverview: () => '/subscription/plan',
  invoices: () => '/subscription/invoices',
  customerPortal: () => '/subscription/customerPortal',
  giftSubscriptions: () => '/gift-subscriptions',
  giftTemplates: () => '/gift-templates',
  checkout: () => '/checkout',
  payments: () => '/payment',
  payment: (orderId: string) => `/payment/${encodeURIComponent(orderId)}`,
  withdrawal: (orderId: string) => `/payment/${encodeURIComponent(orderId)}/withdrawal`,
  giftOrders: () => '/gift-card-orders',
  /** What the order's form posts without JavaScript. */
  giftOrderForm: () => '/gift-card-orders/form',
  activatedGift: (code: string) => `/gift-card-orders/activate/${encodeURIComponent(code)}`,
  giftCard: () => '/gift-card-orders/card',
  user: (id: number) => `/users/${id}`,
  avatar: () => '/user/avatar',
  myAccessLog: () => '/user/me/access',
  myConsents: () => '/user/me/consents',
  team: () => '/team',
  teamMembers: () => '/team/member',
  teamMember: (id: number) => `/team/member/${id}`,
  editedPath: (memberId: number) => `/specialist/path/${memberId}`,
  editedPathTraining: (memberId: number, trainingId: number) => `/specialist/path/${memberId}/${trainingId}`,
  pathTemplates: () => '/specialist/templates',
  pathTemplate: (id: number) => `/specialist/templates/${id}`,
  templatePreviews: (id: number) => `/specialist/templates/${id}/previews`,
  templateAssignments: (id: number) => `/specialist/templates/${id}/assignments`,
  memberSignals: (id: number) => `/team/member/${id}/signals`,
  memberSnooze: (id: number) => `/team/member/${id}/snooze`,
  memberNotes: (id: number) => `/team/member/${id}/notes`,
  memberNote: (id: number, noteId: number) => `/team/member/${id}/notes/${noteId}`,
  myVerification: () => '/specialist/me',
  invitations: () => '/invitation',
  sentInvitation: (id: number) => `/invitation/${id}`,
  resentInvitation: (id: number) => `/invitation/${id}/resend`,
  invitationSheet: (id: number) => `/invitation/${id}/sheet`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  openedInvitation: (token: string) => `/invitation/${encodeURIComponent(token)}/open`,
  acceptedInvitation: (token: string) => `/invitation/${encodeURIComponent(token)}/accept`,
  messages: () => '/message',
  conversation: (userId: number) => `/message/${userId}`,
  messageStatus: (userId: number) => `/message/${userId}/status`,
  readMessages: (ids: readonly number[]) => `/message/status/${ids.join(',')}`,
  unreadMessages: () => '/message/unread',
  eventStream: () => '/message/stream',
  emotions: () => '/emotions',
  symptomsSurveys: () => '/symptoms-surveys',
  lastSymptomsSurvey: () => '/symptoms-surveys/last',
  symptomsSurveyOf: (memberId: number) => `/symptoms-surveys/last/${memberId}`,
  goals: () => '/goals',
  goal: (id: number) => `/goals/${id}`,
  goalScore: (id: number) => `/goals/${id}/score`,
  reportLinks: () => '/report-links',
  reportLink: (id: number) => `/report-links/${id}`,
  openReportLink: () => '/report-links/open',
  reminders: () => '/reminders',
  calendarLink: () => '/reminders/calendar',
  stopReminders: () => '/reminders/stop',
  member: (id: number) => `/members/${id}`,
  memberTimeline: (id: number) => `/members/${id}/timeline`,
  memberReport: (id: number) => `/members/${id}/report`,
  memberStats: (id: number) => `/members/stats/${id}`,
  memberPath: (id: number) => `/members/path/${id}`,
  memberProgress: (id: number) => `/members/progress/${id}`,
  memberSubscription: (id: number) => `/members/subscription/${id}`,
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
