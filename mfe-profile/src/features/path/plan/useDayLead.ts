import type { Plan } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { wholeDay } from './dayWords.ts'
import { leftToday, secondsOf, stateOfDay } from './planDay.ts'

/** The day in words: `Piątek, 20 listopada. Na dziś masz jeden trening, 14 minut.` */
export function useDayLead(plan: Plan | null | undefined): string | undefined {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  if (!plan) return undefined
  const itemsLeft = leftToday(plan)
  const words = { date: wholeDay(plan.day, locale), count: itemsLeft.length }
  const state = plan.items.length === 0 ? 'none' : stateOfDay(plan)
  return t(`path.lead.${state}`, { ...words, time: formatMinutes(secondsOf(itemsLeft), locale, 'long') })
}
