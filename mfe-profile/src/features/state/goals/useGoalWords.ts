import type { Goal } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'

/** Where a goal began and where it is: `Na początku 4, teraz 7.` `chosen` is a score that is not saved yet. */
export function useGoalWords() {
  const { t } = useTranslation('mfe-profile')
  return ({ scores }: Goal, chosen: number | null = null): string => {
    const start = scores[0]?.score
    if (start === undefined) return t('state.goals.unscored')
    const now = chosen ?? scores.at(-1)?.score
    return scores.length > 1 || chosen !== null
      ? t('state.goals.progress', { start, now })
      : t('state.goals.begun', { start })
  }
}
