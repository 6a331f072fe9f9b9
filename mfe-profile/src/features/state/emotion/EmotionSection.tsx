import { Form, SubmitButton, useSmallForm } from '@kinora/forms'
import { useToday, useTranslation } from '@kinora/i18n'
import { DEFAULT_FEELING, type FeelingName } from '@kinora/limits'
import { Button, FeelingField, useFeelingName } from '@kinora/ui'
import { useState } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import styles from './EmotionSection.module.css'
import { useProfileListEmotionsQuery, useProfileSaveEmotionMutation } from './emotionsApi.ts'

/** Today's feeling, as one of five faces (docs/specification.md, section 2). Unless it was saved, calm is chosen. */
export function EmotionSection() {
  const { t } = useTranslation('mfe-profile')
  const nameOf = useFeelingName()
  const day = useToday()
  const { currentData: emotions } = useProfileListEmotionsQuery({ from: day, to: day }, atEachVisit)
  const [save] = useProfileSaveEmotionMutation()
  const [chosenFeeling, setChosenFeeling] = useState<FeelingName | null>(null)
  const saved = emotions?.at(-1)?.emotion ?? null
  const isChanged = chosenFeeling !== null && chosenFeeling !== saved
  const { values, set, state, error } = useSmallForm({
    initial: { feeling: saved ?? DEFAULT_FEELING },
    kept: [{ feeling: chosenFeeling ?? saved ?? DEFAULT_FEELING }, ({ feeling }) => setChosenFeeling(feeling)],
    send: async ({ feeling }) => {
      const { error: failed } = await save(feeling)
      if (!failed) setChosenFeeling(null)
      return failed
    },
  })

  return (
    <StateSection title={t('state.emotion.title')}>
      <Form state={state} className={styles.form}>
        <FeelingField
          label={t('state.emotion.title')}
          chosen={values.feeling}
          onChoose={(feeling) => set({ feeling })}
        />
        <SaveProblem error={error} sentence={t('state.emotion.failed')} />
        <div className={styles.actions}>
          <SubmitButton state={state} busy={t('state.saving')}>
            {t('state.save')}
          </SubmitButton>
          <Button variant="quiet" onClick={() => set({ feeling: DEFAULT_FEELING })}>
            {t('state.clear')}
          </Button>
          <p role="status" className={styles.saved}>
            {saved && !isChanged && t('state.emotion.saved', { feeling: nameOf(saved) })}
          </p>
        </div>
      </Form>
    </StateSection>
  )
}
