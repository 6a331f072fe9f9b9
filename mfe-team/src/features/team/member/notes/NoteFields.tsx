import { Form, SubmitButton, useSmallForm } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { NOTE_MAX_LENGTH } from '@kinora/limits'
import { TextAreaField } from '@kinora/ui'
import type { ReactNode, Ref } from 'react'
import styles from '../Form.module.css'

type Props = {
  label: string
  text: string
  onChange: (text: string) => void
  /** Saves the text without spaces around it, and resolves to why that failed. `latest`: what the field has by then. */
  save: (text: string, latest: () => string) => Promise<unknown>
  field?: Ref<HTMLTextAreaElement>
  /** Buttons beside the one that saves. */
  children?: ReactNode
}

/** The text of a note, which is kept as a draft. */
export function NoteFields({ label, text, onChange, save, field: ref, children }: Props) {
  const { t } = useTranslation('mfe-team')
  const { field, state } = useSmallForm({
    // A draft outlives the page.
    initial: { text },
    kept: [{ text }, (values) => onChange(values.text)],
    check: ({ text }) => (text.trim() === '' ? { text: 'empty' } : {}),
    send: (values, _key, latest) => save(values.text.trim(), () => latest().text),
    words: (code) => t(`notes.${code === 'empty' ? code : navigator.onLine ? 'notSaved' : 'offline'}`),
  })
  return (
    <Form state={state} className={styles.form}>
      <TextAreaField ref={ref} {...field('text')} label={label} maxLength={NOTE_MAX_LENGTH} rows={2} />
      <div className={styles.end}>
        <div role="alert">{state.problem && <p>{state.problem}</p>}</div>
        <div className={styles.buttons}>
          <SubmitButton state={state} busy={t('notes.saving')} variant="secondary">
            {t('notes.save')}
          </SubmitButton>
          {children}
        </div>
      </div>
    </Form>
  )
}
