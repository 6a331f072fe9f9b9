import { useIdempotencyKey } from '@kinora/http'
import { useHoldReload } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useState } from 'react'
import { answersOf, forgetDraft, isSame, keepDraft, NO_SYMPTOMS, readDraft } from './surveyDraft.ts'
import { useProfileSaveSurveyMutation, type SymptomAnswers } from './symptomsApi.ts'

const SIGNED_OUT = { status: 401, data: { code: 'auth.required' } }

/**
 * The survey as it is filled in. What was chosen and not saved is kept for the person, also while the dialog is closed
 * and when the page is left.
 */
export function useSurvey(saved: SymptomAnswers | null) {
  const { session } = useSession()
  const initial = saved ? answersOf(saved) : NO_SYMPTOMS
  const [draft, setDraft] = useState(readDraft)
  const [send] = useProfileSaveSurveyMutation()
  const { keyFor, endKey } = useIdempotencyKey()
  const answers = draft ?? initial
  const hasDraft = draft !== null && !isSame(draft, initial)
  useHoldReload(hasDraft)

  const set = (next: SymptomAnswers | null) => {
    setDraft(next)
    if (next && !isSame(next, initial)) keepDraft(next)
    else forgetDraft()
  }

  /** Resolves to why it was not saved. */
  async function save(): Promise<unknown> {
    if (!session) return SIGNED_OUT
    const { error } = await send({ ...answers, key: keyFor(answers) })
    if (error) return error
    endKey()
    set(null)
  }
  return {
    answers,
    hasDraft,
    change: set,
    /** Takes the answers that were saved last. */
    drop: () => set(null),
    save,
  }
}

export type Survey = ReturnType<typeof useSurvey>
