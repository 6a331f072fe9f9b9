import type { CheckIn, Feedback, VideoSurvey } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import type { FeelingName } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { browserTimeZone } from './days.ts'

type Data<T> = { data: T }
type Of = { training: number }
/** What is not given stays as it was; null takes an answer back. */
export type CheckInChange = Partial<Pick<CheckIn, 'painBefore' | 'painAfter' | 'effort' | 'note'>>

const dataOf = <T>({ data }: Data<T>): T => data
const newest = ({ data: [last] }: Data<Feedback[]>): Feedback | null => last ?? null
const post = (url: string, data: object) => ({
  url,
  method: 'POST',
  body: { data: { ...data, timeZone: browserTimeZone() } },
})
/** The dialog itself says what was not saved. */
const extraOptions = { suppressErrorToast: true }

/**
 * What somebody says of a program today. What is saved is at once what is known, so that only the rest is sent again.
 */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogCheckIn: build.query<CheckIn | null, number>({
      query: (id) => apiPaths.checkInToday(id),
      transformResponse: dataOf<CheckIn | null>,
    }),
    catalogSurvey: build.query<VideoSurvey | null, number>({
      query: (id) => apiPaths.videoSurveyToday(id),
      transformResponse: dataOf<VideoSurvey | null>,
    }),
    /** The latest stars, of whatever day. */
    catalogFeedback: build.query<Feedback | null, number>({
      query: (id) => ({ url: apiPaths.feedbacks(), params: { 'filters[training][id][$eq]': id } }),
      transformResponse: newest,
    }),
    catalogSaveCheckIn: build.mutation<CheckIn, Of & CheckInChange>({
      query: (data) => post(apiPaths.checkIns(), data),
      transformResponse: dataOf<CheckIn>,
      extraOptions,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogCheckIn', training, data)),
          () => {},
        ),
    }),
    catalogSaveSurvey: build.mutation<VideoSurvey, Of & { feeling: FeelingName }>({
      query: (data) => post(apiPaths.videoSurveys(), data),
      transformResponse: dataOf<VideoSurvey>,
      extraOptions,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogSurvey', training, data)),
          () => {},
        ),
    }),
    catalogSaveFeedback: build.mutation<Feedback, Of & { rating: number }>({
      query: (data) => post(apiPaths.feedbacks(), data),
      transformResponse: dataOf<Feedback>,
      extraOptions,
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
