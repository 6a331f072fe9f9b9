export type { Locale } from '@kinora/limits'
export { I18nProvider, useLocale, useTranslation } from './I18nProvider.tsx'
export { makeI18n, type I18n, type Messages } from './makeI18n.ts'
export { formatClock, formatMinutes } from './formatTime.ts'
