import type { Signal } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'

/** A signal in a few words, and its facts in sentences. Never what to do about it (decision 029). */
export function useSignalWords() {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const dayOf = (day: string) => formatDay(day, locale, 'long')
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  return {
    chip: (signal: Signal): string =>
      signal.kind === 'pain'
        ? t('signals.pain.chip', { pain: number(signal.pain) })
        : t(`signals.${signal.kind}.chip`, { count: signal.days }),
    explanation: (signal: Signal): string => {
      if (signal.kind === 'pain') {
        const { pain, median, day } = signal
        return t('signals.pain.words', { pain: number(pain), median: number(median), day: dayOf(day) })
      }
      if (signal.kind === 'silent') return t('signals.silent.words', { day: dayOf(signal.since) })
      const { days, since } = signal
      return since === null
        ? t('signals.missedDays.wordsNever', { count: days })
        : t('signals.missedDays.words', { count: days, day: dayOf(since) })
    },
  }
}
