import { dayOf, daysLeft, formatDay, useLocale, useTranslation } from '@kinora/i18n'

/** Writes moments (ISO 8601) as days of the reader: `2 grudnia 2026`. */
export function useDay(): (moment: string) => string {
  const locale = useLocale()
  return (moment) => formatDay(dayOf(new Date(moment)), locale, 'full')
}

/** Writes how many days are left until a moment: `Zostało 12 dni.` */
export function useDaysLeft(): (moment: string) => string {
  const { t } = useTranslation('mfe-commerce')
  return (moment) => t('plans.daysLeft', { count: daysLeft(Date.parse(moment) / 1000) })
}
