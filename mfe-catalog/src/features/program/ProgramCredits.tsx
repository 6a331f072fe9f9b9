import type { Credits } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import styles from './ProgramCredits.module.css'

type Person = Credits['madeBy']

/** Who made the program and who reviewed it, with their licences. Says so of people who are invented. */
export function ProgramCredits({ credits }: { credits: Credits }) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { madeBy, reviewedBy, reviewedOn } = credits
  return (
    <section className={styles.credits} aria-labelledby="credits">
      <h2 id="credits">{t('program.credits.title')}</h2>
      <dl>
        <div>
          <dt>{t('program.credits.madeBy')}</dt>
          <Named person={madeBy} />
        </div>
        <div>
          <dt>{t('program.credits.reviewedBy')}</dt>
          <Named person={reviewedBy} />
          <dd className={styles.small}>
            <time dateTime={reviewedOn}>
              {t('program.credits.reviewedOn', { day: formatDay(reviewedOn, locale, 'full') })}
            </time>
          </dd>
        </div>
      </dl>
      {(madeBy.isExample || reviewedBy.isExample) && <p className={styles.example}>{t('program.credits.example')}</p>}
    </section>
  )
}

function Named({ person: { name, profession, licence } }: { person: Person }) {
  const { t } = useTranslation('mfe-catalog')
  return (
    <>
      <dd className={styles.name}>{name}</dd>
      <dd>{profession}</dd>
      <dd className={styles.small}>{t('program.credits.licence', { licence })}</dd>
    </>
  )
}
