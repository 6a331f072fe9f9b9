import type { SpecialistRecord } from '@kinora/contracts'
import { dayOf, formatDay, typeset, useLocale, useToday, useTranslation } from '@kinora/i18n'
import styles from './PathNote.module.css'

type Props = {
  note: string
  /** When it was written. */
  at?: string | undefined
  specialist?: SpecialistRecord | null
}

/** The specialist's note on the path, as a quotation. */
export function PathNote({ note, at, specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const year = useToday().slice(0, 4)
  const day = at && dayOf(new Date(at))
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <q>{typeset(note)}</q>
      </blockquote>
      <figcaption className={styles.by}>
        {specialist && (
          <b>
            {specialist.firstName} {specialist.lastName}
          </b>
        )}
        <span>
          {day
            ? t('path.today.byOn', { day: formatDay(day, locale, day.startsWith(year) ? 'long' : 'full') })
            : t('path.today.by')}
        </span>
      </figcaption>
    </figure>
  )
}
