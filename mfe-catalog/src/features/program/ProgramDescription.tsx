import type { ProgramDetail } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ProgramDescription.module.css'

type Props = {
  program: ProgramDetail
  /** A link to whom to tell of pain; without one the text says it. */
  writeTo?: ReactNode
}

/** What the program does, for whom, and when not to do it. */
export function ProgramDescription({ program, writeTo }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { summary, description, forWhom, whenNotTo } = program
  return (
    <div className={styles.description}>
      <p className={styles.lead}>{summary}</p>
      {paragraphsOf(description).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {forWhom && (
        <section className={styles.section}>
          <h2>{t('program.forWhom')}</h2>
          <p>{forWhom}</p>
        </section>
      )}
      {whenNotTo.length > 0 && (
        <section className={styles.warning} id="when-not-to" aria-labelledby="when-not-to-title">
          <span className={styles.hand}>
            <Icon name="hand" />
          </span>
          <div>
            <h2 id="when-not-to-title">{t('program.whenNotTo')}</h2>
            <ul>
              {whenNotTo.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {writeTo ? (
              <p>
                {t('program.whenItHurts')} {writeTo}
              </p>
            ) : (
              <p>{t('program.whenToStop')}</p>
            )}
          </div>
        </section>
      )}
    </div>
  )
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter(Boolean)
