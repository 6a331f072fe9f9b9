import type { Locale } from '@kinora/limits'

/** A position in a film: 65 seconds is `1:05`, an hour and five seconds `1:00:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}

/** Kept: to make one takes longer than to format by it. */
const formats = new Map<string, Intl.NumberFormat>()

/** A duration in whole minutes, on one line, `9 min`; `long` writes the unit out: `9 minut`, `2 minuty`. */
export function formatMinutes(seconds: number, locale: Locale, display: 'short' | 'long' = 'short'): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const key = `${locale} ${display}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: display })
  formats.set(key, format)
  return format.format(minutes).replaceAll(' ', '\u00a0')
}
