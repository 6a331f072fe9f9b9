import { baseApi } from '@kinora/http'

/** The API client with the tags of the member's state. */
export const stateApi = baseApi.enhanceEndpoints({ addTagTypes: ['profileEmotions', 'profileSurveys'] })

export const dataOf = <T>({ data }: { data: T }): T => data

/** Other pages write too, such as the check-in after a film, so a section reads again when it appears. */
export const atEachVisit = { refetchOnMountOrArgChange: true } as const

/** The section itself says that a write failed. */
export const saysItself = { suppressErrorToast: true }
