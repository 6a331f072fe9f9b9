import type { Program, TrainingDay } from '@kinora/contracts'
import { problemOf, useIdempotencyKey } from '@kinora/http'
import { useSession } from '@kinora/session'
import { useCatalogMarkDoneMutation } from './trainingApi.ts'
import { useTrainingDay } from './useTrainingDay.ts'

/** `day` is such as 2026-11-21; `endsAt`, `lastAt` and `opensAt` are ISO 8601; `opensAt` only at `dailyMaximum`. */
export type DoneToday = Pick<TrainingDay, 'day' | 'endsAt' | 'dailyMaximum'> & {
  times: number
  lastAt?: string
  opensAt?: string
}

export type Done = {
  isSignedIn: boolean
  /** Undefined for visitors, and until it is known. */
  today: DoneToday | undefined
  /** Loading it failed. */
  isUnknown: boolean
  retry: () => void
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
  const problem = problemOf(failure)
  const today = day && doneOn(day, program)
  const { keyFor, endKey } = useIdempotencyKey()

  async function mark() {
    const { error } = await send({ program, key: keyFor(program.id) })
    if (!error) endKey()
    return !error
  }
  return {
    isSignedIn: session !== null,
    today,
    isUnknown: isError && !today,
    retry: () => void refetch(),
    isMarking: isLoading,
    hasFailed: problem !== undefined && !problem.opensAt,
    isTested: problem?.code === 'testMode.readOnly',
    mark,
  }
}

function doneOn({ day, done, limited, endsAt, ...general }: TrainingDay, { id }: Program): DoneToday {
  const isIt = ({ training }: { training: { id: number } }) => training.id === id
  const { times = 0, lastAt } = done.find(isIt) ?? {}
  const { dailyMaximum } = limited?.find(isIt) ?? general
  return { day, endsAt, dailyMaximum, times, lastAt, ...(times >= dailyMaximum && { opensAt: endsAt }) }
}
