import { useTranslation } from '@kinora/i18n'
import { NOTE_MAX_LENGTH } from '@kinora/limits'
import { Button, TextAreaField } from '@kinora/ui'
import { useState, type ReactNode, type Ref, type SubmitEvent } from 'react'
import styles from '../Form.module.css'

type Props = {
  label: string
  text: string
  onChange: (text: string) => void
  /** Saves the text without spaces around it. */
  onSubmit: (text: string) => Promise<void>
  isSaving: boolean
  /** The last save did not work. */
  isFailed: boolean
  field?: Ref<HTMLTextAreaElement>
  /** Buttons beside the one that saves. */
  children?: ReactNode
}

/** The text of a note. What was typed stays when it could not be saved. */
export function NoteFields({ label, text, onChange, onSubmit, isSaving, isFailed, field, children }: Props) {
  const { t } = useTranslation('mfe-team')
  const [isEmpty, setEmpty] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    setEmpty(text.trim() === '')
    if (text.trim() !== '') await onSubmit(text.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        ref={field}
        label={label}
        maxLength={NOTE_MAX_LENGTH}
        rows={3}
        value={text}
        error={isEmpty ? t('notes.empty') : undefined}
        onChange={({ target }) => {
          setEmpty(false)
          onChange(target.value)
        }}
      />
      <div className={styles.end}>
        <div role="alert">{isFailed && <p>{t(navigator.onLine ? 'notes.notSaved' : 'notes.offline')}</p>}</div>
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={isSaving}>
            {t(isSaving ? 'notes.saving' : 'notes.save')}
          </Button>
          {children}
        </div>
      </div>
    </form>
  )
}
