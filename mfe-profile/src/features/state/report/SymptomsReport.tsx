import type { SymptomsSurvey } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useSymptomWords } from '../symptoms/useSymptomWords.ts'
import styles from './SymptomsReport.module.css'

/** The last two surveys, and what changed between them. `surveys` are the newest first. */
export function SymptomsReport({ surveys: [now, before] }: { surveys: SymptomsSurvey[] }) {
  const { t } = useTranslation('mfe-profile')
  const { chipsOf, changeOf } = useSymptomWords()
  if (!now) return <p>{t('report.noSurvey')}</p>
  const all = (survey: SymptomsSurvey) =>
    chipsOf(survey)
      .map(({ word }, index) => (index === 0 ? word : word.toLowerCase()))
      .join(', ') || t('state.symptoms.none')
  return (
    <>
      <dl className={styles.surveys}>
        {[now, before].map(
          (survey) =>
            survey && (
              <div key={survey.id}>
                <dt>
                  {t(survey === now ? 'report.symptomsNow' : 'report.symptomsBefore')}{' '}
                  <time dateTime={survey.day}>{survey.day.split('-').reverse().join('-')}</time>
                </dt>
                <dd>{all(survey)}</dd>
              </div>
            ),
        )}
      </dl>
      {before && (
        <p>
          <b>{t('report.changed')}</b> {changeOf(before, now)}
        </p>
      )}
    </>
  )
}
