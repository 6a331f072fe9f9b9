import type { MemberStats, StatsWeek } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useNumbers } from '../useNumbers.ts'

/** What the weeks say, in words that count no failures. */
export function useWeekWords() {
  const { t } = useTranslation('mfe-profile')
  const { format } = useNumbers()

  /** The last week is not over. */
  const stateOf = (week: StatsWeek, isCurrent: boolean) =>
    t(isCurrent && week.state !== 'kept' ? 'state.weeks.current' : `state.weeks.states.${week.state}`)

  const sentence = ({ total, weekAVG, weeks }: MemberStats): string => {
    const over = weeks.slice(0, -1)
    const planned = weeks.at(-1)?.planned ?? 0
    const kept = over.filter(({ state }) => state === 'kept').length
    return [
      t('state.weeks.total', { count: total, average: format(weekAVG) }),
      ...(planned > 0 && kept > 0 ? [t('state.weeks.kept', { kept, of: over.length })] : []),
    ].join(' ')
  }
  return { stateOf, sentence }
}
