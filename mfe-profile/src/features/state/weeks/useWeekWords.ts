import type { MemberStats, StatsWeek } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useNumbers } from '../useNumbers.ts'

/** What the weeks say, in words that count no failures. */
export function useWeekWords() {
  const { t } = useTranslation('mfe-profile')
  const { format } = useNumbers()

  /** The last week is not over. A week with trainings and without a plan is no rest. */
  const stateOf = ({ state, planned, days }: StatsWeek, isCurrent: boolean) => {
    if (isCurrent && state !== 'kept') return t('state.weeks.current')
    return t(planned === 0 && days > 0 ? 'state.weeks.noPlan' : `state.weeks.states.${state}`)
  }

  const sentence = ({ total, weekAVG, weeks }: MemberStats): string => {
    const over = weeks.slice(0, -1).filter(({ planned }) => planned > 0)
    const kept = over.filter(({ state }) => state === 'kept').length
    return [
      t('state.weeks.total', { count: total, average: format(weekAVG) }),
      ...(kept > 0 ? [t('state.weeks.kept', { kept, of: over.length })] : []),
    ].join(' ')
  }
  return { stateOf, sentence }
}
