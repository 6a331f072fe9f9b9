import { problemOf } from '@kinora/http'
import { useState } from 'react'
import type { PathDraft } from './pathDraft.ts'
import type { Editing } from './useDraft.ts'

/** Why the draft is not saved: it has no name, somebody else saved first, no connection, or anything else. */
export type SaveProblem = 'nameless' | 'changed' | 'offline' | 'failed'

type Options<Answer> = {
  editing: Editing
  send: (draft: PathDraft, version: number) => Promise<{ data?: Answer; error?: unknown }>
  /** Reads what is saved. */
  refetch: () => Promise<unknown>
  /** `before` is what had been saved. */
  onSaved: (answer: Answer, before: PathDraft) => void
}

/** Saves the whole draft at once. It stays as it is until the API has confirmed it. */
export function useSaveDraft<Answer>({ editing, send, refetch, onSaved }: Options<Answer>) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const { draft, base, version } = editing

  async function save() {
    if (isSaving || editing.count === 0 || editing.conflict) return
    if (draft.name.trim() === '') return setProblem('nameless')
    setProblem(null)
    setSaving(true)
    const { data, error } = await send(draft, version)
    const why = error ? whyNotSaved(error) : null
    if (why === 'changed') await refetch()
    setSaving(false)
    setProblem(why)
    if (!data) return
    editing.forget()
    onSaved(data, base)
  }
  return { save, isSaving, problem, clearProblem: () => setProblem(null) }
}

function whyNotSaved(error: object): SaveProblem {
  const { status } = problemOf(error)
  if (status === 409) return 'changed'
  return status === undefined ? 'offline' : 'failed'
}
