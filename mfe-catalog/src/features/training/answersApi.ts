import type { CheckIn, Feedback, VideoSurvey } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'

type Of = { training: number }
/** A property that is left out stays as it was; null deletes an answer. */
export type CheckInChange = Partial<Pick<CheckIn, 'painBefore' | 'painAfter' | 'effort' | 'note'>>

const newest = ([last]: Feedback[]): Feedback | null => last ?? null
const post = (url: string, data: object) => ({
  url,
  method: 'POST',
  body: { data: { ...data, timeZone: browserTimeZone() } },
})

/**
 * A member's answers about a program today. A saved answer goes into the query cache, so that a retry sends only the
 * others.
 */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogCheckIn: build.query<CheckIn | null, number>({
      query: (id) => apiPaths.checkInToday(id),
    }),
    catalogSurvey: build.query<VideoSurvey | null, number>({
      query: (id) => apiPaths.videoSurveyToday(id),
    }),
    /** The latest stars, from any day. */
    catalogFeedback: build.query<Feedback | null, number>({
      query: (id) => ({ url: apiPaths.feedbacks(), params: { 'filters[training][id][$eq]': id } }),
      transformResponse: newest,
    }),
    catalogSaveCheckIn: build.mutation<CheckIn, Of & CheckInChange>({
      query: (data) => post(apiPaths.checkIns(), data),
      extraOptions: ownErrors,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogCheckIn', training, data)),
          () => {},
        ),
    }),
    catalogSaveSurvey: build.mutation<VideoSurvey, Of & { feeling: FeelingName }>({
      query: (data) => post(apiPaths.videoSurveys(), data),
      extraOptions: ownErrors,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogSurvey', training, data)),
          () => {},
        ),
    }),
    catalogSaveFeedback: build.mutation<Feedback, Of & { rating: number }>({
      query: (data) => post(apiPaths.feedbacks(), data),
      extraOptions: ownErrors,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogFeedback', training, data)),
          () => {},
        ),
    }),
  }),
})

export const {
  useCatalogCheckInQuery,
  useCatalogSurveyQuery,
  useCatalogFeedbackQuery,
  useCatalogSaveCheckInMutation,
  useCatalogSaveSurveyMutation,
  useCatalogSaveFeedbackMutation,
} = answersApi
