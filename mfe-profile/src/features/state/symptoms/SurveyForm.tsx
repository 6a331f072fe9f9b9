import { useTranslation } from '@kinora/i18n'
import { SYMPTOMS, type SurveyPain } from '@kinora/limits'
import { Button, DialogBody, DialogFoot, Icon, RadioField } from '@kinora/ui'
import { useId, type FormEvent } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { PAIN_CHOICES, painLevelOf } from './painLevel.ts'
import styles from './SurveyForm.module.css'
import type { Survey } from './useSurvey.ts'
import { useSymptomWords } from './useSymptomWords.ts'
import { YesNoField } from './YesNoField.tsx'

/** The survey's fields, which scroll, and its buttons, which stay in view. */
export function SurveyForm({ survey, onSaved }: { survey: Survey; onSaved: () => void }) {
  const { t } = useTranslation('mfe-profile')
  const { nameOf } = useSymptomWords()
  const questions = useId()
  const { answers, change } = survey

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await survey.save()) onSaved()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogBody className={styles.fields}>
        {survey.hasDraft && (
          <p className={styles.draft}>
            <Icon name="info" />
            <span>{t('state.symptoms.draft')}</span>
            <Button variant="quiet" onClick={survey.drop}>
              {t('state.symptoms.dropDraft')}
            </Button>
          </p>
        )}
        <div className={styles.pain}>
          <RadioField
            label={t('state.symptoms.painQuestion')}
            name="pain"
            options={PAIN_CHOICES.map((pain) => ({
              value: String(pain),
              label: t(`state.symptoms.painChoice.${painLevelOf(pain)}`),
              detail: t(`state.symptoms.painDetail.${painLevelOf(pain)}`),
            }))}
            chosen={String(answers.pain)}
            onChange={({ target }) => change({ pain: Number(target.value) as SurveyPain })}
          />
        </div>
        <div role="group" aria-labelledby={questions}>
          <h3 id={questions} className={styles.label}>
            {t('state.symptoms.question')}
          </h3>
          <div className={styles.questions}>
            {SYMPTOMS.map((symptom) => (
              <YesNoField
                key={symptom}
                question={nameOf(symptom)}
                name={symptom}
                isYes={answers[symptom]}
                onChoose={(isYes) => change({ [symptom]: isYes })}
              />
            ))}
          </div>
        </div>
      </DialogBody>
      <div className={styles.problem}>
        <SaveProblem
          error={survey.isSignedOut ? {} : survey.error}
          sentence={t(survey.isSignedOut ? 'state.symptoms.mustSignIn' : 'state.symptoms.failed')}
        />
      </div>
      <DialogFoot className={styles.foot}>
        <Button variant="quiet" onClick={survey.clear}>
          {t('state.clear')}
        </Button>
        <Button type="submit" variant="primary" className={styles.save} aria-disabled={survey.isSaving}>
          {t(survey.isSaving ? 'state.saving' : 'state.saveChanges')}
        </Button>
      </DialogFoot>
    </form>
  )
}
