import type { PlannedProgram } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { Picture, useDoseWords } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ReadyStep.module.css'

type Props = {
  programs: readonly PlannedProgram[]
  /** The specialist's, on the path. */
  note?: ReactNode
}

/** What will play, in order, and how much of it to do. */
export function ReadyStep({ programs, note }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const seconds = programs.reduce((sum, { training }) => sum + training.duration, 0)
  return (
    <>
      <p className={styles.lead}>{t('play.lead')}</p>
      <h2>{t('play.list', { count: programs.length, time: formatMinutes(seconds, locale, 'long') })}</h2>
      <ol className={styles.programs}>
        {programs.map(({ training: { id, title, duration, image }, dose }) => (
          <li key={id}>
            {image && <Picture image={image} sizes="9rem" alt="" />}
            <span>
              <b>{typeset(title)}</b>
              {formatMinutes(duration, locale)}
              {dose && <span className={styles.dose}>{doseWords(dose)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {note}
      <p className={styles.keys}>{t('play.keys')}</p>
    </>
  )
}
