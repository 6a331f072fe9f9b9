import { typedSince } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { NoteFields } from './NoteFields.tsx'
import { useTeamAddNoteMutation } from './notesApi.ts'
import { useNoteDraft } from './useNoteDraft.ts'

/** A new note. What was typed stays when it could not be saved, and when the page is left. */
export function NoteForm({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { t } = useTranslation('mfe-team')
  const draft = useNoteDraft(id, 'new')
  const [add] = useTeamAddNoteMutation()

  const change = (text: string) => (text.trim() === '' ? draft.drop() : draft.change(text))
  async function save(text: string, latest: () => string) {
    const { error } = await add({ id, text, key: draft.keyFor(text) })
    if (error) return error
    draft.endKey()
    change(typedSince(text, latest().trimStart()))
    onSaved()
  }
  return (
    <NoteFields
      label={t('notes.new')}
      text={draft.text ?? ''}
      onChange={(text) => (text === '' ? draft.drop() : draft.change(text))}
      save={save}
    />
  )
}
