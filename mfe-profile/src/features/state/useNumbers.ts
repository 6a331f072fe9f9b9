import { useLocale } from '@kinora/i18n'

/** Numbers to at most one decimal: `3,2` in Polish, `3.2` in English. */
export function useNumbers() {
  const locale = useLocale()
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return { format: (value: number) => formatter.format(value), round: (value: number) => Math.round(value * 10) / 10 }
}
