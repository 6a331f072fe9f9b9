import type { TimelineDay } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { painOf } from './painOf.ts'

/** The weeks in a few sentences of facts: days with trainings, the first and last pain. Never what they mean. */
export function useTimelineSentence(): (days: TimelineDay[]) => string {
  const { t } = useTranslation('mfe-team')
  return (days) => {
    const trained = days.filter(({ done }) => done > 0).length
    const pains = days.map(painOf).filter((pain) => pain !== null)
    const [first, last] = [pains[0], pains.at(-1)]
    const pain =
      first === undefined || last === undefined
        ? t('timeline.sentence.noPain')
        : pains.length === 1
          ? t('timeline.sentence.onePain', { last })
          : t('timeline.sentence.pain', { first, last })
    return `${trained > 0 ? t('timeline.sentence.trained', { count: trained }) : t('timeline.sentence.notTrained')} ${pain}`
  }
}
