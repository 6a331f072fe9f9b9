import type { Plan } from '@kinora/contracts'
import { formatMinutes, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { wholeDay } from '../plan/dayWords.ts'
import { leftToday, secondsOf } from '../plan/planDay.ts'
import { useDayLead } from '../plan/useDayLead.ts'
import styles from './TodayTop.module.css'

type Props = {
  firstName: string
  /** Null without a path, undefined until it is known. */
  plan: Plan | null | undefined
}

/** A greeting, the date, and what today asks for: in a sentence, on a phone in as few words as fit into a line. */
export function TodayTop({ firstName, plan }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const deviceDay = useToday()
  const lead = useDayLead(plan)
  const itemsLeft = plan ? leftToday(plan) : []
  const time = formatMinutes(secondsOf(itemsLeft), locale, 'long')
  const date = wholeDay(plan?.day ?? deviceDay, locale)
  return (
    <header className={styles.top}>
      <h1 tabIndex={-1}>{t('today.hello', { name: firstName })}</h1>
      {itemsLeft.length === 0 ? (
        <p>{lead ?? `${date}.`}</p>
      ) : (
        <>
          <p className={styles.sentence}>{lead}</p>
          <p className={styles.line}>{t('today.line', { date, count: itemsLeft.length, time })}</p>
        </>
      )}
    </header>
  )
}
