import type { PageThirdParty, ThirdParty } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'

/**
 * The third parties in the page state of a locale. A referral program is in both locales' pages, because each locale's
 * campaigns are tried (docs/specification.md, section 4).
 */
export function thirdPartiesOn(parties: ThirdParty[], locale: Locale): PageThirdParty[] {
  return parties
    .filter(({ kind, scripts }) => scripts[locale] || kind === 'referral')
    .map(({ scripts: _, sources: __, ...told }) => told)
}
