export type { Locale } from '@kinora/limits'
export { browserTimeZone } from './browserTimeZone.ts'
export {
  addDays,
  dayOf,
  daysBetween,
  daysFrom,
  formatDay,
  formatMoment,
  formatWeekday,
  formatWithDashes,
  mondayOf,
  today,
  WEEKDAYS,
} from './days.ts'
export { isYoung, markNow, stopwatch } from './deviceClock.ts'
export { daysLeft } from './daysLeft.ts'
export { genitiveOf } from './genitiveOf.ts'
export { I18nProvider, useLocale, useTranslation } from './I18nProvider.tsx'
export { makeI18n, type I18n, type Messages } from './makeI18n.ts'
export { formatClock, formatMinutes } from './formatTime.ts'
export { forgetServerTime, hearServerTime, msUntil, serverNow } from './serverTime.ts'
export { useToday } from './useToday.ts'
export { typeset } from '@kinora/typeset'
