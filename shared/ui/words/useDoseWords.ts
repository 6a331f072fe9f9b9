import type { Dose } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'

/** Monday, 5 January 1970: its week gives the names of weekdays. */
const MONDAY = 5
const DAYS_OF_WEEK = 7

/** How often to train a program: `2 serie po 10, pon., śr., pt.`, or `2 serie po 10, 3 × w tygodniu, do 3 grudnia`. */
export function useDoseWords(): (dose: Dose | null) => string {
  const { t } = useTranslation('ui')
  const locale = useLocale()

  function howOften({ weekdays, daysPerWeek }: Dose): string | null {
    if ((weekdays?.length ?? daysPerWeek) === DAYS_OF_WEEK) return t('dose.daily')
    if (!weekdays) return daysPerWeek === null ? null : t('dose.perWeek', { count: daysPerWeek })
    return [...weekdays]
      .sort((one, other) => one - other)
      .map((weekday) => formatDay(`1970-01-${String(MONDAY + weekday - 1).padStart(2, '0')}`, locale, 'weekdayShort'))
      .join(', ')
  }

  return (dose) => {
    if (!dose) return t('dose.free')
    const { text, perDayMax, until } = dose
    const parts = [
      text,
      howOften(dose),
      perDayMax && perDayMax > 1 && t('dose.perDay', { count: perDayMax }),
      until && t('dose.until', { date: formatDay(until, locale, 'long') }),
    ].filter((part) => typeof part === 'string')
    return parts.length > 0 ? parts.join(', ') : t('dose.free')
  }
}
