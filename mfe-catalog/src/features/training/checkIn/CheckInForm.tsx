import { useTranslation } from '@kinora/i18n'
import { COMMENT_MAX_LENGTH, DEFAULT_FEELING, EFFORTS, type EffortName } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { useHoldReload } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Button, DialogBody, DialogFoot, FeelingField, Icon, RadioField } from '@kinora/ui'
import { useState, type FormEvent } from 'react'
import { NO_ANSWERS, type Answers } from '../useAnswers.ts'
import styles from './CheckInForm.module.css'
import { PainField } from './PainField.tsx'
import { StarsField } from './StarsField.tsx'

type Props = {
  saved: Answers
  /** Resolves to false when not all of it was saved. */
  onSave: (answers: Answers) => Promise<boolean>
  onClose: () => void
}

/** The fields of the check-in. They keep their values when saving fails. */
export function CheckInForm({ saved, onSave, onClose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [initial] = useState<Answers>({ ...saved, feeling: saved.feeling ?? DEFAULT_FEELING })
  const [answers, setAnswers] = useState(initial)
  const { isTestMode } = useSession()
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle')
  useHoldReload(answers !== initial)
  const choose = (change: Partial<Answers>) => setAnswers((before) => ({ ...before, ...change }))
  // Stars that were given cannot be taken back, only changed.
  const clear = () => setAnswers({ ...NO_ANSWERS, feeling: DEFAULT_FEELING, rating: saved.rating })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving === 'busy') return
    setSaving('busy')
    if (!(await onSave({ ...answers, note: answers.note?.trim() || null }))) return setSaving('failed')
    addNotice({ kind: 'success', text: t('checkIn.saved') })
    onClose()
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogBody className={styles.fields}>
        <FeelingField
          label={t('checkIn.feeling')}
          hint={t('checkIn.readers')}
          chosen={answers.feeling}
          onChoose={(feeling) => choose({ feeling })}
        />
        <PainField
          label={t('checkIn.painBefore')}
          name="painBefore"
          chosen={answers.painBefore}
          onChoose={(painBefore) => choose({ painBefore })}
        />
        <PainField
          label={t('checkIn.painAfter')}
          name="painAfter"
          chosen={answers.painAfter}
          onChoose={(painAfter) => choose({ painAfter })}
        />
        <RadioField
          label={t('checkIn.effort')}
          name="effort"
          options={EFFORTS.map((value) => ({ value, label: t(`checkIn.efforts.${value}`) }))}
          chosen={answers.effort ?? ''}
          onChange={({ target }) => choose({ effort: target.value as EffortName })}
        />
        <StarsField chosen={answers.rating} onChoose={(rating) => choose({ rating })} />
        <div>
          <label className={styles.label} htmlFor="check-in-note">
            {t('checkIn.note')}
          </label>
          <textarea
            id="check-in-note"
            className={styles.note}
            rows={3}
            maxLength={COMMENT_MAX_LENGTH}
            value={answers.note ?? ''}
            onChange={({ target }) => choose({ note: target.value })}
          />
        </div>
      </DialogBody>
      <div role="alert">
        {saving === 'failed' && (
          <p className={styles.failed}>
            <Icon name="circle-alert" />
            {t(isTestMode ? 'ui:testMode.notSaved' : 'checkIn.failed')}
          </p>
        )}
      </div>
      <DialogFoot className={styles.foot}>
        <Button variant="quiet" className={styles.skip} onClick={onClose}>
          {t('checkIn.skip')}
        </Button>
        <Button onClick={clear}>{t('checkIn.clear')}</Button>
        <Button type="submit" variant="primary" className={styles.save} aria-disabled={saving === 'busy'}>
          {t(saving === 'busy' ? 'checkIn.saving' : 'checkIn.save')}
        </Button>
      </DialogFoot>
    </form>
  )
}
