import type { SymptomsSurvey } from '@kinora/contracts'
import { formatWithDashes, useTranslation } from '@kinora/i18n'
import { Button, Loaded } from '@kinora/ui'
import { MAX_PAGE_SIZE } from '@kinora/limits'
import { useState } from 'react'
import { atEachVisit } from '../stateApi.ts'
import styles from './SurveyHistory.module.css'
import { useProfileListSurveysQuery } from './symptomsApi.ts'
import { useSymptomWords } from './useSymptomWords.ts'

const AT_FIRST = 4
const MORE = 10

/** What a survey says that the one before did not; all that it says if it was the first. */
function useSinceBefore() {
  const { t } = useTranslation('mfe-profile')
  const { changeOf, chipsOf } = useSymptomWords()
  return (survey: SymptomsSurvey, before: SymptomsSurvey | undefined) => {
    if (before) return changeOf(before, survey)
    const words = chipsOf(survey).map(({ word }) => word.toLowerCase())
    return t('state.symptoms.first', { symptoms: words.join(', ') || t('state.symptoms.nothing') })
  }
}

/** Earlier surveys, each with what changed since the one before. */
export function SurveyHistory() {
  const { t } = useTranslation('mfe-profile')
  const sinceBefore = useSinceBefore()
  const [shownCount, setShownCount] = useState(AT_FIRST)
  // One more than is shown: what changed since then is said of the last one too.
  const reading = useProfileListSurveysQuery(Math.min(shownCount + 1, MAX_PAGE_SIZE), atEachVisit)
  // While more are read, those that are there stay.
  const { currentData = reading.data } = reading
  return (
    <Loaded reading={{ ...reading, currentData }} failed={t('state.symptoms.historyFailed')}>
      {({ surveys, total }) => {
        const shownSurveys = surveys.length === total ? surveys : surveys.slice(0, -1)
        return (
          <div className={styles.history}>
            <ol className={styles.surveys}>
              {shownSurveys.map((survey, index) => (
                <li key={survey.id}>
                  <time dateTime={survey.lastUpdate}>{formatWithDashes(new Date(survey.lastUpdate))}</time>
                  <span>{sinceBefore(survey, surveys[index + 1])}</span>
                </li>
              ))}
            </ol>
            {total > shownSurveys.length && shownSurveys.length + 1 < MAX_PAGE_SIZE && (
              <Button variant="quiet" className={styles.more} onClick={() => setShownCount(shownSurveys.length + MORE)}>
                {t('state.symptoms.older')}
              </Button>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
