import type { Program } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useCatalogGetMyPathQuery } from './pathApi.ts'

/**
 * The next program of the member's path after this one that is not among those done today (by id). Null without one,
 * undefined until it is known.
 */
export function useNextOnPath(program: Program, done: number[], { skip = false } = {}): Program | null | undefined {
  const { session } = useSession()
  const hasPath = session !== null && !session.userData.isSpecialist
  const { currentData: path, isError } = useCatalogGetMyPathQuery(undefined, { skip: skip || !hasPath })
  if (!hasPath || isError) return null
  return path && (nextOn(path.trainings, program, done) ?? null)
}

/** The first program not done today: after this one on the path, else before it. */
function nextOn(trainings: Program[], { id }: Program, done: number[]): Program | undefined {
  const place = trainings.findIndex((training) => training.id === id)
  if (place < 0) return undefined
  return [...trainings.slice(place + 1), ...trainings.slice(0, place)].find((training) => !done.includes(training.id))
}
