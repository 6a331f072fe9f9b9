import type { SpecialistRecord } from '@kinora/contracts'
import { formatDay, genitiveOf, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { LinkButton } from '@kinora/ui'
import styles from './WriteToSpecialist.module.css'

const DAY_HOURS = 24

/** The link to the conversation, as the thing to do after pain, and when an answer can be expected. */
export function WriteToSpecialist({ specialist }: { specialist: SpecialistRecord }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { firstName, awayUntil, answersWithinHours: hours } = specialist
  const words = useWriteWords(specialist)
  const when = awayUntil
    ? t('stop.away', { day: formatDay(awayUntil, locale, 'long') })
    : hours &&
      (hours <= DAY_HOURS
        ? t('stop.withinHours', { count: hours })
        : t('stop.withinDays', { count: Math.ceil(hours / DAY_HOURS) }))
  return (
    <div>
      <LinkButton wide variant="care" icon="message" to={paths.messages()}>
        {words}
      </LinkButton>
      <p className={styles.when}>
        {t('stop.sees', { name: firstName })} {when}
      </p>
    </div>
  )
}

/** The same link within a text. */
export const WriteLink = ({ specialist }: { specialist: SpecialistRecord }) => (
  <Link to={paths.messages()}>{useWriteWords(specialist)}</Link>
)

/** `Napisz do Katarzyny`, and without the name where its case is not certain. */
function useWriteWords({ firstName }: SpecialistRecord): string {
  const { t } = useTranslation('mfe-catalog')
  const name = genitiveOf(firstName, useLocale())
  return name ? t('stop.writeTo', { name }) : t('stop.write')
}
