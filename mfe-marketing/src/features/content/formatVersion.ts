import type { Locale } from '@kinora/limits'

/** `2026-11` is "listopad 2026", `2026-11-02` is "2 listopada 2026". */
export function formatVersion(version: string, locale: Locale): string {
  const day = version.length > '2026-11'.length ? ({ day: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    ...day,
    timeZone: 'UTC',
  }).format(new Date(version))
}
