import { useLocale, useTranslation } from '@kinora/i18n'

/** A time zone as people call it: `czas polski`, or the name that the browser has for it. */
export function useZoneName(): (zone: string) => string {
  const { t } = useTranslation('ui')
  const locale = useLocale()
  return (zone) => (zone === 'Europe/Warsaw' ? t('zone.poland') : nameOf(zone, locale === 'en' ? 'en-GB' : locale))
}

/** A browser may be older than a zone, such as `Europe/Kyiv`: then it throws, and the zone's own name has to do. */
function nameOf(timeZone: string, language: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone.replaceAll('_', ' ')
  }
}
