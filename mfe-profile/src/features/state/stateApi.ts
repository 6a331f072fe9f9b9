import { baseApi } from '@kinora/http'

/** The API client with the tags of the member's state. */
export const stateApi = baseApi.enhanceEndpoints({ addTagTypes: ['profileEmotions', 'profileSurveys'] })

/** Other pages write too, such as the check-in after a film, so a section reads again when it appears. */
export const atEachVisit = { refetchOnMountOrArgChange: true } as const
