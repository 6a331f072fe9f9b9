import { dayOf, daysLeft, formatDay, useLocale, useTranslation } from '@kinora/i18n'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Writes days (`2026-12-02`) as they are, and moments (ISO 8601) as days of the user: `2 grudnia 2026`, not broken after the 2. */
export function useDay(): (dayOrMoment: string) => string {
  const locale = useLocale()
  return (at) => formatDay(DAY.test(at) ? at : dayOf(new Date(at)), locale, 'full').replace(/^(\d+) /, '$1\u00a0')
}

/** Writes how many days are left until a moment: `Zostało 12 dni.` */
export function useDaysLeft(): (moment: string) => string {
  const { t } = useTranslation('mfe-commerce')
  return (moment) => t('plans.daysLeft', { count: daysLeft(Date.parse(moment) / 1000) })
}
