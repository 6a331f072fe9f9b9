import type { Credits as ProgramCredits, Specialist } from '@kinora/content'
import type { Credits } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'

type Credited = { credits: Record<string, ProgramCredits>; specialists: Record<string, Specialist> }

/** Who made and reviewed the program, as a page in `locale` says it. */
export function creditsOf({ credits, specialists }: Credited, slug: string, locale: Locale): Credits | null {
  const credit = credits[slug]
  const maker = credit && specialists[credit.madeBy]
  const reviewer = credit && specialists[credit.reviewedBy]
  if (!maker || !reviewer) return null
  const inLocale = ({ profession, ...person }: Specialist) => ({ ...person, profession: profession[locale] })
  return { madeBy: inLocale(maker), reviewedBy: inLocale(reviewer), reviewedOn: credit.reviewedOn }
}
