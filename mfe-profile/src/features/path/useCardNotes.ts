import type { CardNote, Plan, PlannedProgram } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { useDoseWords } from '@kinora/ui'
import { dayFromToday } from './dayWords.ts'

/** What a card of the path says: how often to train, and when it was done or is due. */
export function useCardNotes(plan: Plan): (item: PlannedProgram) => CardNote[] {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()

  function when({ doneToday, isDue, nextDay, lastDay }: PlannedProgram): CardNote[] {
    const day = (of: string) => dayFromToday(of, plan.day, locale)
    if (doneToday > 0) return [{ look: 'done', text: t('path.when.doneToday') }]
    if (isDue) return [{ look: 'today', text: t('path.when.today') }]
    if (nextDay) return [{ look: 'later', text: t('path.when.next', { day: day(nextDay) }) }]
    return lastDay ? [{ look: 'done', text: t('path.when.done', { day: day(lastDay) }) }] : []
  }

  return (item) => [{ look: 'strong', text: doseWords(item.dose) }, ...when(item)]
}
