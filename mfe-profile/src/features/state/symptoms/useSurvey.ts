import { useHoldReload } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useRef, useState } from 'react'
import { answersOf, forgetDraft, isSame, keepDraft, NO_SYMPTOMS, readDraft } from './surveyDraft.ts'
import { useProfileSaveSurveyMutation, type SymptomAnswers } from './symptomsApi.ts'

/**
 * The survey as it is filled in. What was chosen and not saved is kept for the person, also while the dialog is closed
 * and when the page is left.
 */
export function useSurvey(saved: SymptomAnswers | null) {
  const { session } = useSession()
  const initial = saved ? answersOf(saved) : NO_SYMPTOMS
  const [draft, setDraft] = useState(readDraft)
  const [send, { isLoading: isSaving, error, reset }] = useProfileSaveSurveyMutation()
  const [isSignedOut, setSignedOut] = useState(false)
  // A save without an answer may have worked, so trying again sends the same idempotency key.
  const key = useRef<string>(undefined)
  const answers = draft ?? initial
  const hasDraft = draft !== null && !isSame(draft, initial)
  useHoldReload(hasDraft)

  const set = (next: SymptomAnswers | null) => {
    key.current = undefined
    setSignedOut(false)
    reset()
    setDraft(next)
    if (next && !isSame(next, initial)) keepDraft(next)
    else forgetDraft()
  }

  /** Resolves to whether it was saved. */
  async function save(): Promise<boolean> {
    if (isSaving) return false
    if (!session) {
      setSignedOut(true)
      return false
    }
    key.current ??= crypto.randomUUID()
    const { error: failure } = await send({ ...answers, key: key.current })
    setSignedOut((failure as { status?: unknown } | undefined)?.status === 401)
    if (failure) return false
    set(null)
    return true
  }
  return {
    answers,
    hasDraft,
    isSaving,
    /** The last save failed because nobody is signed in. */
    isSignedOut,
    error,
    change: (change: Partial<SymptomAnswers>) => set({ ...answers, ...change }),
    clear: () => set(NO_SYMPTOMS),
    /** Takes the answers that were saved last. */
    drop: () => set(null),
    save,
  }
}

export type Survey = ReturnType<typeof useSurvey>
