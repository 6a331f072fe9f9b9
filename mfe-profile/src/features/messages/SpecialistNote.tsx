import type { SpecialistRecord } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import { useState } from 'react'
import { dateInWords } from './dayInWords.ts'
import { officeHoursInWords } from './officeHours.ts'
import styles from './SpecialistNote.module.css'

const DAY_HOURS = 24
const EMERGENCY = '112'

/** When to expect an answer, and whom to call instead when it is urgent. */
export function SpecialistNote({ specialist }: { specialist: SpecialistRecord }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const { officeHours, timeZone, awayUntil, answersWithinHours: hours } = specialist
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  const isAway = awayUntil && new Date(`${awayUntil}T23:59:59`) >= now
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
            {isElsewhere && ` (${t('messages.zone', { zone: timeZone })})`}
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
