import { Form, SubmitButton, useSmallForm } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { SYMPTOMS, type SurveyPain } from '@kinora/limits'
import { Button, DialogBody, DialogFoot, Icon, RadioField } from '@kinora/ui'
import { useId } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { NO_SYMPTOMS } from './surveyDraft.ts'
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
  const { answers } = survey
  const { set, state, error } = useSmallForm({
    // What was changed is a draft that outlives the dialog.
    initial: answers,
    kept: [answers, survey.change],
    send: async () => {
      const failed = await survey.save()
      if (!failed) onSaved()
      return failed
    },
  })
  const isSignedOut = problemOf(error)?.code === 'auth.required'
  return (
    <Form state={state}>
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
            onChange={({ target }) => set({ pain: Number(target.value) as SurveyPain })}
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
                onChoose={(isYes) => set({ [symptom]: isYes })}
              />
            ))}
          </div>
        </div>
      </DialogBody>
      <div className={styles.problem}>
        <SaveProblem error={error} sentence={t(isSignedOut ? 'state.symptoms.mustSignIn' : 'state.symptoms.failed')} />
      </div>
      <DialogFoot className={styles.foot}>
        <Button variant="quiet" onClick={() => set(NO_SYMPTOMS)}>
          {t('state.clear')}
        </Button>
        <SubmitButton state={state} busy={t('state.saving')} className={styles.save}>
          {t('state.saveChanges')}
        </SubmitButton>
      </DialogFoot>
    </Form>
  )
}
