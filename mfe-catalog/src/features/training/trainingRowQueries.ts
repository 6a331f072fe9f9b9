import { currentSession } from '@kinora/session'
import { trainingApi } from './trainingApi.ts'

const { catalogStartedFilms, catalogTrainingDay } = trainingApi.endpoints

/** What the rows over the list show, read anew: they stand when the list comes. Nothing for visitors. */
export function trainingRowQueries(): unknown[] {
  if (!currentSession()) return []
  return [
    catalogStartedFilms.initiate(undefined, { forceRefetch: true }),
    catalogTrainingDay.initiate(undefined, { forceRefetch: true }),
  ]
}
