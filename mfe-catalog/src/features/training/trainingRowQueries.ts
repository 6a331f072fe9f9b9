import { currentSession } from '@kinora/session'
import { trainingApi } from './trainingApi.ts'

const { catalogStartedFilms, catalogTrainingDay } = trainingApi.endpoints

/** Refetches what the rows above the list show, so that they come with the list. Empty for visitors. */
export function trainingRowQueries(): unknown[] {
  if (!currentSession()) return []
  return [
    catalogStartedFilms.initiate(undefined, { forceRefetch: true }),
    catalogTrainingDay.initiate(undefined, { forceRefetch: true }),
  ]
}
