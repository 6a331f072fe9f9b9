import type { ListOf, NewSymptomsSurvey, SymptomsSurvey } from '@kinora/contracts'
import { asPage } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { stateApi } from '../stateApi.ts'

/** The answers of a survey, without when they were saved. */
export type SymptomAnswers = Omit<SymptomsSurvey, 'id' | 'lastUpdate'>
export type SurveyPage = { surveys: SymptomsSurvey[]; total: number }

export const symptomsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest, or null. */
    profileLastSurvey: build.query<SymptomsSurvey | null, void>({
      query: () => apiPaths.lastSymptomsSurvey(),
      providesTags: ['profileSurveys', 'state'],
    }),
    /** The latest of a member of the caller's team, or null. */
    profileMemberSurvey: build.query<SymptomsSurvey | null, number>({
      query: (memberId) => apiPaths.symptomsSurveyOf(memberId),
      providesTags: ['specialist'],
    }),
    /** The latest surveys, so many of them. */
    profileListSurveys: build.query<SurveyPage, number>({
      query: (count) => ({ url: apiPaths.symptomsSurveys(), params: { 'pagination[pageSize]': count } }),
      extraOptions: asPage,
      transformResponse: ({ data, meta }: ListOf<SymptomsSurvey>) => ({ surveys: data, total: meta.pagination.total }),
      providesTags: ['profileSurveys', 'state'],
    }),
    /** Every save is a new survey of the history. A failure shows the usual notice too (specification, section 8). */
    profileSaveSurvey: build.mutation<SymptomsSurvey, NewSymptomsSurvey>({
      query: (data) => ({ url: apiPaths.symptomsSurveys(), method: 'POST', body: { data } }),
      invalidatesTags: (saved) => (saved ? ['profileSurveys'] : []),
    }),
  }),
})

export const {
  useProfileLastSurveyQuery,
  useProfileMemberSurveyQuery,
  useProfileListSurveysQuery,
  useProfileSaveSurveyMutation,
} = symptomsApi
