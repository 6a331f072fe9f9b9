import type { CheckIn, Feedback } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors, read, write } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'

type Of = { training: number }
/** A property that is left out stays as it was; null deletes an answer. */
export type CheckInChange = Partial<Pick<CheckIn, 'painBefore' | 'painAfter' | 'effort' | 'note' | 'isNoteShared'>>

const newest = ([last]: Feedback[]): Feedback | null => last ?? null
const ofProgram = (id: number) => ({ path: { id } })
const today = <Data extends object>(data: Data) => ({ body: { data: { ...data, timeZone: browserTimeZone() } } })

/**
 * A member's answers about a program today. A saved answer goes into the query cache, so that a retry sends only the
 * others.
 */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogCheckIn: read(build, 'GET /check-ins/today/:id', { request: ofProgram }),
    catalogSurvey: read(build, 'GET /video-surveys/today/:id', { request: ofProgram }),
    /** The latest stars, from any day. */
    catalogFeedback: read(build, 'GET /feedbacks', {
      request: (id: number) => ({ params: { 'filters[training][id][$eq]': id } }),
      select: newest,
    }),
    catalogSaveCheckIn: write(build, 'POST /check-ins', {
      request: (data: Of & CheckInChange) => today(data),
      // It says whether a day asks for rest.
      invalidatesTags: onSuccess('plan'),
      extraOptions: ownErrors,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogCheckIn', training, data)),
          () => {},
        ),
    }),
    catalogSaveSurvey: write(build, 'POST /video-surveys', {
      request: (data: Of & { feeling: FeelingName }) => today(data),
      extraOptions: ownErrors,
      onQueryStarted: ({ training }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(answersApi.util.upsertQueryData('catalogSurvey', training, data)),
          () => {},
        ),
    }),
    catalogSaveFeedback: write(build, 'POST /feedbacks', {
      request: (data: Of & { rating: number }) => today(data),
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
