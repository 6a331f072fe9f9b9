import type { PageThirdParty, ThirdPartyKind } from '@kinora/contracts'

/** What a visitor may allow or refuse; what is necessary needs no consent. */
export type Category = 'analytics' | 'chat' | 'marketing'

/** In the order in which they are listed. */
const CATEGORIES: Category[] = ['analytics', 'chat', 'marketing']

const CONSENT_OF: Record<ThirdPartyKind, Category> = {
  analytics: 'analytics',
  chat: 'chat',
  emailTracker: 'marketing',
  referral: 'marketing',
}

/** The category that a third party belongs to. */
export const categoryOf = ({ kind }: PageThirdParty): Category => CONSENT_OF[kind]

/** The categories of these third parties. */
export const categoriesOf = (parties: PageThirdParty[]): Category[] =>
  CATEGORIES.filter((category) => parties.some((party) => categoryOf(party) === category))

export const isCategory = (value: unknown): value is Category => CATEGORIES.includes(value as Category)
