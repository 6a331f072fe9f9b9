import type { Dose } from '@kinora/contracts'
import { formatDay, formatWeekday, useLocale, useTranslation } from '@kinora/i18n'

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
      .map((weekday) => formatWeekday(weekday, locale, 'weekdayShort'))
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
    return parts.length > 0 ? withNumbers(parts.join(', ')) : t('dose.free')
  }
}

/** A number never stands on another line than what it counts: `po 10`, `2 ×`, `3 grudnia`. */
const withNumbers = (words: string): string =>
  words.replace(/([\d×]) (?=\S)/g, '$1\u00a0').replace(/([\p{L}]) (?=\d)/gu, '$1\u00a0')
