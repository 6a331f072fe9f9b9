import type { Plan, SpecialistRecord } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Avatar } from '@kinora/ui'
import styles from './StopWords.module.css'

type Props = { plan: Plan | null | undefined; specialist: SpecialistRecord | null | undefined }

/** What to do when it hurts: the specialist's own words for it, and general ones without. */
export function StopWords({ plan, specialist }: Props) {
  const { t } = useTranslation('mfe-catalog')
  if (!plan?.painNote || !specialist) return <p className={styles.words}>{t('stop.words')}</p>
  const { firstName } = specialist
  return (
    <figure className={styles.words}>
      <figcaption className={styles.by}>
        <Avatar person={specialist} small />
        <span>
          <b>{firstName}</b> {t('stop.wroteForThis')}
        </span>
      </figcaption>
      <blockquote className={styles.quote}>
        <q>{typeset(plan.painNote)}</q>
      </blockquote>
    </figure>
  )
}
