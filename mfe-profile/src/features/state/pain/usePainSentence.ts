import { formatDay, mondayOf, useLocale, useTranslation } from '@kinora/i18n'
import { useNumbers } from '../useNumbers.ts'
import type { PainPoint } from './painPoints.ts'

/** What the chart shows, in words: `Zmniejszył się z 6 do 3. Najlżej było w tym tygodniu.` It claims no cause. */
export function usePainSentence() {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { format, round } = useNumbers()

  return (points: PainPoint[], { step, today }: { step: 1 | 7; today: string }): string => {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return t('state.pain.empty')
    const day = (of: string) =>
      t(step === 1 ? 'state.pain.onDay' : 'state.pain.inWeek', { day: formatDay(of, locale, 'long') })
    if (points.length === 1) return t('state.pain.one', { value: format(first.value), when: day(first.day) })
    const [from, to] = [round(first.value), round(last.value)]
    const least = Math.min(...points.map(({ value }) => round(value)))
    if (points.every(({ value }) => round(value) === least)) return t('state.pain.always', { value: format(least) })
    const change = from === to ? 'same' : to < from ? 'decreased' : 'increased'
    const easiest = points.findLast(({ value }) => round(value) === least)?.day ?? last.day
    const when = mondayOf(easiest) === mondayOf(today) ? t('state.pain.thisWeek') : day(easiest)
    return [t(`state.pain.${change}`, { from: format(from), to: format(to) }), t('state.pain.easiest', { when })].join(
      ' ',
    )
  }
}
