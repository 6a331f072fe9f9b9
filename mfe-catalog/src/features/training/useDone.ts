import type { Program, TrainingDay } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useRef } from 'react'
import { refusalOf, useCatalogMarkDoneMutation } from './trainingApi.ts'
import { useTrainingDay } from './useTrainingDay.ts'

/** `day` is such as 2026-11-21; `endsAt`, `lastAt` and `opensAt` are ISO 8601; `opensAt` only at the day's maximum. */
export type DoneToday = Pick<TrainingDay, 'day' | 'endsAt'> & { times: number; lastAt?: string; opensAt?: string }

export type Done = {
  isSignedIn: boolean
  /** Undefined for visitors, and until it is known. */
  today: DoneToday | undefined
  /** Loading it failed. */
  isUnknown: boolean
  lookAgain: () => void
  isMarking: boolean
  /** The last press was not counted, and may be repeated. */
  hasFailed: boolean
  /** The last press was not counted, because nothing is in test mode. */
  isTested: boolean
  /** Counts one more; resolves to whether that worked. */
  mark: () => Promise<boolean>
}

/** How often the user did a program today, and a function that counts one more. */
export function useDone(program: Program): Done {
  const { session } = useSession()
  const { day, isError, refetch } = useTrainingDay({ maxAge: 0 })
  const [send, { isLoading, error: failure }] = useCatalogMarkDoneMutation()
  const today = day && doneOn(day, program)
  // A call without a response may have counted, so the next press reuses its idempotency key.
  const key = useRef<string>(undefined)

  async function mark() {
    key.current ??= crypto.randomUUID()
    const { error } = await send({ program, key: key.current })
    if (!error || refusalOf(error).code) key.current = undefined
    return !error
  }
  return {
    isSignedIn: session !== null,
    today,
    isUnknown: isError && !today,
    lookAgain: () => void refetch(),
    isMarking: isLoading,
    hasFailed: failure !== undefined && !refusalOf(failure).opensAt,
    isTested: refusalOf(failure).code === 'testMode.readOnly',
    mark,
  }
}

function doneOn({ day, done, dailyMaximum, endsAt }: TrainingDay, { id }: Program): DoneToday {
  const own = done.find(({ training }) => training.id === id)
  const times = own?.times ?? 0
  return { day, endsAt, times, lastAt: own?.lastAt, ...(times >= dailyMaximum && { opensAt: endsAt }) }
}
