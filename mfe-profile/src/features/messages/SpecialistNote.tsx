import type { SpecialistRecord, OfficeHours } from '@kinora/contracts'
import { formatWeekday, useLocale, useToday, useTranslation, type Locale } from '@kinora/i18n'
import { Icon, useZoneName } from '@kinora/ui'
import { dateInWords } from './thread/dayInWords.ts'
import styles from './SpecialistNote.module.css'

const DAY_HOURS = 24
const EMERGENCY = '112'

/** When to expect an answer, and whom to call instead when it is urgent. */
export function SpecialistNote({ specialist }: { specialist: SpecialistRecord }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const zoneName = useZoneName()
  const today = useToday()
  const { officeHours, timeZone, awayUntil, answersWithinHours: hours } = specialist
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  const isAway = awayUntil && awayUntil >= today
  const [before, after] = t('messages.emergency').split('112')
  return (
    <ul className={styles.note}>
      {isAway && (
        <li className={styles.away}>
          <Icon name="calendar" size="small" />
          <span>{t('messages.away', { day: dateInWords(new Date(`${awayUntil}T12:00:00`), locale) })}</span>
        </li>
      )}
      {officeHours.length > 0 && (
        <li>
          <Icon name="clock" size="small" />
          <span>
            {t('messages.hours', { hours: officeHoursInWords(officeHours, locale) })}
            {isElsewhere && ` (${zoneName(timeZone)})`}
          </span>
        </li>
      )}
      {hours && (
        <li>
          <Icon name="message" size="small" />
          <span>
            {hours <= DAY_HOURS
              ? t('messages.withinHours', { count: hours })
              : t('messages.withinDays', { count: Math.ceil(hours / DAY_HOURS) })}
          </span>
        </li>
      )}
      <li>
        <Icon name="info" size="small" />
        <span>
          {before}
          <a href={`tel:${EMERGENCY}`}>{EMERGENCY}</a>
          {after}
        </span>
      </li>
    </ul>
  )
}

const clock = (time: string) => time.replace(/^0/, '')

/** `poniedziałek–piątek 9:00–15:00`: neighbouring days with the same hours are one span. */
function officeHoursInWords(hours: OfficeHours, locale: Locale): string {
  const spans: { first: number; last: number; from: string; to: string }[] = []
  for (const { weekday, from, to } of [...hours].sort((one, other) => one.weekday - other.weekday)) {
    const last = spans.at(-1)
    if (last && last.last === weekday - 1 && last.from === from && last.to === to) last.last = weekday
    else spans.push({ first: weekday, last: weekday, from, to })
  }
  return spans
    .map(({ first, last, from, to }) => {
      const days = [...new Set([first, last])].map((weekday) => formatWeekday(weekday, locale)).join('–')
      return `${days} ${clock(from)}–${clock(to)}`
    })
    .join(', ')
}
