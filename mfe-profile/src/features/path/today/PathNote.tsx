import type { SpecialistRecord } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import styles from './PathNote.module.css'

type Props = { note: string; specialist?: SpecialistRecord | null }

/** The specialist's note on the path, as a quotation. */
export function PathNote({ note, specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
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
        <span>{t('path.today.by')}</span>
      </figcaption>
    </figure>
  )
}
