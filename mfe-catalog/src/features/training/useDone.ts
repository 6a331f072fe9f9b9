import type { Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useRef } from 'react'
import { refusalOf, useCatalogDoneTodayQuery, useCatalogMarkDoneMutation, type DoneToday } from './trainingApi.ts'

export type Done = {
  isSignedIn: boolean
  /** Undefined for visitors, and until it is known. */
  today: DoneToday | undefined
  /** It is not known because reading it failed. */
  isUnknown: boolean
  lookAgain: () => void
  isMarking: boolean
  /** The last press was not counted, and may be repeated. */
  hasFailed: boolean
  /** Counts one more; true when it counted. */
  mark: () => Promise<boolean>
}

/** How often somebody has done a program today, and what their press counts. */
export function useDone({ id: programId }: Program): Done {
  const { session } = useSession()
  const which = { programId, userId: session?.id ?? 0 }
  const { currentData: today, isError, refetch } = useCatalogDoneTodayQuery(which, { skip: !session, refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const [send, { isLoading, isError: hasFailed }] = useCatalogMarkDoneMutation()
  // A press that got no answer may have counted: until it gets one, pressing again is the same press.
  const key = useRef<string>(undefined)

  async function mark() {
    key.current ??= crypto.randomUUID()
    const { error } = await send({ ...which, key: key.current })
    if (!error || refusalOf(error).code) key.current = undefined
    return !error
  }
  return {
    isSignedIn: session !== null,
    today,
    isUnknown: isError && !today,
    lookAgain: () => void refetch(),
    isMarking: isLoading,
    hasFailed: hasFailed && !today?.opensAt,
    mark,
  }
}
