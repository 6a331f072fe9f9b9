import { formatWithDashes, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import type { SymptomsSurvey } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import { Button, Loaded } from '@kinora/ui'
import { useRef, useState } from 'react'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import { SurveyDialog } from './SurveyDialog.tsx'
import { SurveyHistory } from './SurveyHistory.tsx'
import { SymptomChips } from './SymptomChips.tsx'
import { useProfileLastSurveyQuery } from './symptomsApi.ts'
import styles from './SymptomsSection.module.css'
import { useSurvey } from './useSurvey.ts'

/** The latest symptoms survey, what changed before, and the dialog that fills in the next one. */
export function SymptomsSection({ specialist }: { specialist: string | null }) {
  const { t } = useTranslation('mfe-profile')
  const reading = useProfileLastSurveyQuery(undefined, atEachVisit)
  return (
    <StateSection
      title={t('state.symptoms.title')}
      lead={specialist ? t('state.symptoms.readers', { name: specialist }) : t('state.symptoms.ownReader')}
      aside={reading.currentData && <LastUpdate at={reading.currentData.lastUpdate} />}
    >
      <Loaded reading={reading} failed={t('state.symptoms.notLoaded')}>
        {(last) => <LatestSurvey last={last} />}
      </Loaded>
    </StateSection>
  )
}

function LatestSurvey({ last }: { last: SymptomsSurvey | null }) {
  const { t } = useTranslation('mfe-profile')
  const survey = useSurvey(last)
  const [isOpen, setOpen] = useState(false)
  const [hasHistory, setHistory] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const unmarked = last ? SYMPTOMS.filter((symptom) => !last[symptom]).length : 0
  return (
    <>
      {last ? (
        <div className={styles.now}>
          <SymptomChips answers={last} />
          {unmarked > 0 && unmarked < SYMPTOMS.length && (
            <p className={styles.rest}>{t('state.symptoms.rest', { count: unmarked })}</p>
          )}
        </div>
      ) : (
        <p>{t('state.symptoms.empty')}</p>
      )}
      <div className={styles.actions}>
        <Button ref={button} icon="edit" onClick={() => setOpen(true)}>
          {t('state.symptoms.fill')}
        </Button>
        {last && (
          <Button variant="quiet" aria-expanded={hasHistory} onClick={() => setHistory(!hasHistory)}>
            {t('state.symptoms.history')}
          </Button>
        )}
        {survey.hasDraft && <p className={styles.rest}>{t('state.symptoms.hasDraft')}</p>}
      </div>
      {last && hasHistory && <SurveyHistory />}
      {isOpen && (
        <SurveyDialog
          survey={survey}
          about={last ? <LastUpdate at={last.lastUpdate} /> : t('state.symptoms.firstTime')}
          returnTo={button}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            setHistory(true)
            addNotice({ kind: 'success', text: t('state.symptoms.saved') })
          }}
        />
      )}
    </>
  )
}

function LastUpdate({ at }: { at: string }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <span className={styles.rest}>
      {t('state.symptoms.lastUpdate')}{' '}
      <time className={styles.date} dateTime={at}>
        {formatWithDashes(new Date(at))}
      </time>
    </span>
  )
}
