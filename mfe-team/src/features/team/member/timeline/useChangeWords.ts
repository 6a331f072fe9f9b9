import type { TimelineDay } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'

/** Changes of a path in words: those of a kind together, with the programs' titles. */
export function useChangeWords(): (day: Pick<TimelineDay, 'pathChanges' | 'doseChanges'>) => string {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return ({ pathChanges, doseChanges }) => {
    const changes = [...pathChanges, ...doseChanges.map((trainingName) => ({ kind: 'dose' as const, trainingName }))]
    const kinds = [...new Set(changes.map(({ kind }) => kind))]
    return kinds
      .map((kind) => {
        const names = changes.filter((change) => change.kind === kind).map(({ trainingName }) => trainingName)
        const titles = list.format(names.map((name) => name ?? t('timeline.unknownProgram')))
        return t(`timeline.change.${kind}`, { titles })
      })
      .join('; ')
  }
}
