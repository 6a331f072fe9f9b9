import type { PastCheckIn } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import type { Facts } from '@kinora/ui'
import { useNumbers } from '../useNumbers.ts'
import type { PainPoint } from './painPoints.ts'

type Body = Omit<Facts, 'caption'>

/** The chart's facts for a table, the latest first: each answer, or each week. */
export function usePainFacts() {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { format } = useNumbers()
  const painText = (pain: number | null) => (pain === null ? t('state.pain.unanswered') : format(pain))

  const ofAnswers = (checkIns: PastCheckIn[]): Body => ({
    columns: (['day', 'program', 'before', 'after'] as const).map((name) => t(`state.pain.table.${name}`)),
    rows: checkIns
      .filter(({ painBefore, painAfter }) => painBefore !== null || painAfter !== null)
      .sort((one, other) => other.day.localeCompare(one.day) || other.id - one.id)
      .map(({ id, day, trainingName, painBefore, painAfter }) => ({
        key: String(id),
        cells: [
          formatDay(day, locale, 'long'),
          trainingName ?? t('state.pain.noProgram'),
          painText(painBefore),
          painText(painAfter),
        ],
      })),
  })
  const ofWeeks = (weeks: PainPoint[]): Body => ({
    columns: (['week', 'average', 'least', 'most', 'days'] as const).map((name) => t(`state.pain.table.${name}`)),
    rows: [...weeks].reverse().map(({ day, value, low, high, days }) => ({
      key: day,
      cells: [formatDay(day, locale, 'full'), format(value), format(low), format(high), days],
    })),
  })
  return { ofAnswers, ofWeeks }
}
