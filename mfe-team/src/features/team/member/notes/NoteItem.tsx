import type { MemberNote } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Button, ConfirmDialog, IconButton } from '@kinora/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import styles from './MemberNotes.module.css'
import { NoteFields } from './NoteFields.tsx'
import { useTeamChangeNoteMutation, useTeamRemoveNoteMutation } from './notesApi.ts'
import { useNoteDraft } from './useNoteDraft.ts'

type Props = {
  memberId: number
  note: MemberNote
  /** Gets the focus when the note is gone. */
  list: RefObject<HTMLElement | null>
}

/** A note, which can be changed and removed. Changes that were not saved are open again on the next visit. */
export function NoteItem({ memberId, note, list }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const draft = useNoteDraft(memberId, note.id)
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading: isRemoving }] = useTeamRemoveNoteMutation()
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft.text !== null
  const dayInWords = (at: string) => formatDay(dayOf(new Date(at)), locale, 'full')
  const date = dayInWords(note.createdAt)
  const changed = note.updatedAt !== note.createdAt && dayInWords(note.updatedAt)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  async function confirm() {
    const { error } = await remove({ id: memberId, noteId: note.id })
    if (error) return setAsking(false)
    draft.drop()
    list.current?.focus()
  }
  return (
    <li className={styles.note}>
      <p className={styles.date}>
        {date}
        {changed && `, ${t('notes.changed', { date: changed })}`}
      </p>
      {draft.text !== null ? (
        <Editing memberId={memberId} note={note} draft={draft} label={t('notes.text', { date })} />
      ) : (
        <>
          <p className={styles.text}>{note.text}</p>
          <div className={styles.actions}>
            <IconButton
              ref={editButton}
              icon="edit"
              label={t('notes.edit', { date })}
              onClick={() => draft.change(note.text)}
            />
            <IconButton icon="remove" label={t('notes.remove', { date })} onClick={() => setAsking(true)} />
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('notes.removeQuestion', { date })}
          yes={t(isRemoving ? 'notes.removing' : 'notes.removeYes')}
          busy={isRemoving}
          returnTo={list}
          onYes={() => void confirm()}
          onNo={() => setAsking(false)}
        >
          {t('notes.removeWords')}
        </ConfirmDialog>
      )}
    </li>
  )
}

type EditingProps = { memberId: number; note: MemberNote; draft: ReturnType<typeof useNoteDraft>; label: string }

function Editing({ memberId, note, draft, label }: EditingProps) {
  const { t } = useTranslation('mfe-team')
  const [save] = useTeamChangeNoteMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const hasChanged = draft.text !== note.text
  // Changes that were found on this visit leave the focus where it is.
  const isOld = useRef(hasChanged)
  useEffect(() => {
    if (!isOld.current) field.current?.focus()
  }, [])

  async function submit(text: string, latest: () => string) {
    if (text === note.text) return draft.drop()
    const { error } = await save({ id: memberId, noteId: note.id, text })
    if (!error && latest().trim() === text) draft.drop()
    return error
  }
  return (
    <div className={styles.text}>
      <NoteFields label={label} field={field} text={draft.text ?? ''} onChange={draft.change} save={submit}>
        <Button variant="quiet" onClick={draft.drop}>
          {t('notes.cancel')}
        </Button>
      </NoteFields>
    </div>
  )
}
