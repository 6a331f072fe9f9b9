import type { Program } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { Picture } from '@kinora/ui'
import styles from './ReadyStep.module.css'

/** What will play, in order. */
export function ReadyStep({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const seconds = programs.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <>
      <p className={styles.lead}>{t('play.lead')}</p>
      <h2>{t('play.list', { count: programs.length, time: formatMinutes(seconds, locale, 'long') })}</h2>
      <ol className={styles.programs}>
        {programs.map(({ id, title, duration, image }) => (
          <li key={id}>
            {image && <Picture image={image} sizes="9rem" alt="" />}
            <span>
              <b>{typeset(title)}</b>
              {formatMinutes(duration, locale)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.keys}>{t('play.keys')}</p>
    </>
  )
}
