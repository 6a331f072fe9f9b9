import { currentSession } from '@kinora/session'
import { trainingApi } from './trainingApi.ts'

const { catalogBegunFilms, catalogDonePrograms } = trainingApi.endpoints

/** What the rows over the list show, read anew: they stand when the list comes. Nothing for visitors. */
export function trainingRowQueries(): unknown[] {
  const session = currentSession()
  if (!session) return []
  return [catalogBegunFilms.initiate(undefined, { forceRefetch: true }), catalogDonePrograms.initiate(session.id, { forceRefetch: true })]
}
