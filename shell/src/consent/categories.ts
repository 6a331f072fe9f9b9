import type { PageThirdParty, ThirdPartyKind } from '@kinora/contracts'

/** What a visitor may allow or refuse; what is necessary needs no consent. */
export type Category = 'analytics' | 'chat' | 'marketing'

/** In the order in which they are asked for. */
const CATEGORIES: Category[] = ['analytics', 'chat', 'marketing']

const CONSENT_OF: Record<ThirdPartyKind, Category> = { analytics: 'analytics', chat: 'chat', emailTracker: 'marketing', referral: 'marketing' }

/** The category that a program of another firm belongs to. */
export const categoryOf = ({ kind }: PageThirdParty): Category => CONSENT_OF[kind]

/** The categories that there is something to ask for. */
export const categoriesOf = (parties: PageThirdParty[]): Category[] =>
  CATEGORIES.filter((category) => parties.some((party) => categoryOf(party) === category))

export const isCategory = (value: unknown): value is Category => CATEGORIES.includes(value as Category)
