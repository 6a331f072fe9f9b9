import { useTranslation } from '@kinora/i18n'
import { NoteFields } from './NoteFields.tsx'
import { useTeamAddNoteMutation } from './notesApi.ts'
import { useNoteDraft } from './useNoteDraft.ts'

/** A new note. What was typed stays when it could not be saved, and when the page is left. */
export function NoteForm({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { t } = useTranslation('mfe-team')
  const draft = useNoteDraft(id, 'new')
  const [add, { isLoading, isError, reset }] = useTeamAddNoteMutation()

  async function save(text: string) {
    const { error } = await add({ id, text, key: draft.keyOf(text) })
    if (error) return
    draft.drop()
    onSaved()
  }
  return (
    <NoteFields
      label={t('notes.new')}
      text={draft.text ?? ''}
      onChange={(text) => {
        reset()
        if (text === '') draft.drop()
        else draft.change(text)
      }}
      onSubmit={save}
      isSaving={isLoading}
      isFailed={isError}
    />
  )
}
