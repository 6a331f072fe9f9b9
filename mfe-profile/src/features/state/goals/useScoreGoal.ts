import { useRef, useState } from 'react'
import { useProfileScoreGoalMutation } from './goalsApi.ts'

/**
 * Saves a goal's score at once. Arrow keys pass over several: only one write is under way, and after it only the latest
 * score is sent. `chosen` is a score that is not saved yet; after a failure it is null again.
 */
export function useScoreGoal(id: number) {
  const [send] = useProfileScoreGoalMutation()
  const [chosen, setChosen] = useState<number | null>(null)
  const [error, setError] = useState<unknown>()
  const [saved, setSaved] = useState<number | null>(null)
  const pendingScore = useRef<number>(undefined)
  const isSending = useRef(false)

  async function score(value: number) {
    setChosen(value)
    setError(undefined)
    setSaved(null)
    pendingScore.current = value
    if (isSending.current) return
    isSending.current = true
    let failure: unknown
    while (pendingScore.current !== undefined) {
      const next: number = pendingScore.current
      pendingScore.current = undefined
      const answer = await send({ id, score: next })
      failure = answer.error
      if (!failure) setSaved(next)
    }
    isSending.current = false
    setChosen(null)
    setError(failure)
    if (failure) setSaved(null)
  }
  return { chosen, saved, error, score: (value: number) => void score(value) }
}
