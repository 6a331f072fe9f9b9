import type { PageThirdParty, ThirdParty } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'

/**
 * What pages of a locale are told of them. A referral counts for both: each is tried (docs/specification.md, section
 * 4).
 */
export function thirdPartiesOn(parties: ThirdParty[], locale: Locale): PageThirdParty[] {
  return parties
    .filter(({ kind, scripts }) => scripts[locale] || kind === 'referral')
    .map(({ scripts: _, sources: __, ...told }) => told)
}
