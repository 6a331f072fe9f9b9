import { addDays, formatDay, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { IconButton, Loaded } from '@kinora/ui'
import { useId, useState } from 'react'
import { addMonths, firstOfMonth } from '../months.ts'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import styles from './EmotionCalendar.module.css'
import { useProfileListEmotionsQuery } from './emotionsApi.ts'
import { FeelingCounts } from './FeelingCounts.tsx'
import { MonthTable } from './MonthTable.tsx'

/** The feelings of a month, one face for each day. */
export function EmotionCalendar() {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const heading = useId()
  const thisMonth = firstOfMonth(useToday())
  const [month, setMonth] = useState(thisMonth)
  const to = addDays(addMonths(month, 1), -1)
  const reading = useProfileListEmotionsQuery({ from: month, to }, atEachVisit)
  const isLast = month >= thisMonth
  return (
    <StateSection title={t('state.calendar.title')} lead={t('state.calendar.lead')}>
      <div className={styles.months}>
        <IconButton
          icon="chevron-left"
          label={t('state.calendar.previous')}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h3 id={heading} aria-live="polite">
          {formatDay(month, locale, 'month')}
        </h3>
        <IconButton
          icon="chevron-right"
          label={t('state.calendar.next')}
          aria-disabled={isLast}
          onClick={() => !isLast && setMonth(addMonths(month, 1))}
        />
      </div>
      <Loaded reading={reading} failed={t('state.calendar.failed')}>
        {(emotions) => (
          <>
            <MonthTable month={month} emotions={emotions} labelledBy={heading} />
            <FeelingCounts emotions={emotions} />
          </>
        )}
      </Loaded>
    </StateSection>
  )
}
