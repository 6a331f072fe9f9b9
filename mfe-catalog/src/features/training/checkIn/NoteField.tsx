import { useTranslation } from '@kinora/i18n'
import { COMMENT_MAX_LENGTH } from '@kinora/limits'
import { CheckboxField } from '@kinora/ui'
import { useId } from 'react'
import styles from './NoteField.module.css'

type Props = {
  /** The first name of the specialist with whom it can be shared. */
  reader: string | undefined
  note: string | null
  isShared: boolean
  set: (change: { note?: string; isNoteShared?: boolean }) => void
}

/** A note after a training, who reads it, and a press that shares it. */
export function NoteField({ reader, note, isShared, set }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('checkIn.note')}
      </label>
      <p id={`${id}-readers`} className={styles.readers}>
        {reader && isShared ? t('checkIn.noteReaders', { name: reader }) : t('checkIn.noteReader')}
      </p>
      <textarea
        id={id}
        className={styles.note}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        aria-describedby={`${id}-readers`}
        value={note ?? ''}
        onChange={({ target }) => set({ note: target.value })}
      />
      {reader && (
        <CheckboxField
          label={t('checkIn.shareNote', { name: reader })}
          name="isNoteShared"
          checked={isShared}
          onChange={({ target }) => set({ isNoteShared: target.checked })}
        />
      )}
    </div>
  )
}
