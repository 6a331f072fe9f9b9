import { today, useTranslation } from '@kinora/i18n'
import { DEFAULT_FEELING, type FeelingName } from '@kinora/limits'
import { useHoldReload } from '@kinora/router'
import { Button, FeelingField, useFeelingName } from '@kinora/ui'
import { useState, type FormEvent } from 'react'
import { SaveProblem } from '../SaveProblem.tsx'
import { atEachVisit } from '../stateApi.ts'
import { StateSection } from '../StateSection.tsx'
import styles from './EmotionSection.module.css'
import { useProfileListEmotionsQuery, useProfileSaveEmotionMutation } from './emotionsApi.ts'

/** Today's feeling, as one of five faces (docs/specification.md, section 2). Unless it was saved, calm is chosen. */
export function EmotionSection() {
  const { t } = useTranslation('mfe-profile')
  const nameOf = useFeelingName()
  const day = today()
  const { currentData: emotions } = useProfileListEmotionsQuery({ from: day, to: day }, atEachVisit)
  const [save, { isLoading, error, reset }] = useProfileSaveEmotionMutation()
  const [picked, setPicked] = useState<FeelingName | null>(null)
  const saved = emotions?.at(-1)?.emotion ?? null
  const isChanged = picked !== null && picked !== saved
  useHoldReload(isChanged)

  const choose = (feeling: FeelingName) => {
    setPicked(feeling)
    reset()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const answer = await save(picked ?? saved ?? DEFAULT_FEELING)
    if (!answer.error) setPicked(null)
  }

  return (
    <StateSection title={t('state.emotion.title')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <FeelingField label={t('state.emotion.title')} chosen={picked ?? saved ?? DEFAULT_FEELING} onChoose={choose} />
        <SaveProblem error={error} sentence={t('state.emotion.failed')} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={isLoading}>
            {t(isLoading ? 'state.saving' : 'state.save')}
          </Button>
          <Button variant="quiet" onClick={() => choose(DEFAULT_FEELING)}>
            {t('state.clear')}
          </Button>
          <p role="status" className={styles.saved}>
            {saved && !isChanged && t('state.emotion.saved', { feeling: nameOf(saved) })}
          </p>
        </div>
      </form>
    </StateSection>
  )
}
