import type { NewSymptomsSurvey, SymptomsSurvey } from '@kinora/contracts'
import { read, readPage, write } from '@kinora/http'
import { stateApi } from '../stateApi.ts'

/** The answers of a survey, without when they were saved. */
export type SymptomAnswers = Omit<SymptomsSurvey, 'id' | 'day' | 'lastUpdate'>
export type SurveyPage = { surveys: SymptomsSurvey[]; total: number }

export const symptomsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest, or null. */
    profileLastSurvey: read(build, 'GET /symptoms-surveys/last', { providesTags: ['profileSurveys', 'state'] }),
    /** The latest of a member of the caller's team, or null. */
    profileMemberSurvey: read(build, 'GET /symptoms-surveys/last/:id', {
      request: (id: number) => ({ path: { id } }),
      providesTags: ['specialist'],
    }),
    /** The latest surveys, so many of them. */
    profileListSurveys: readPage(build, 'GET /symptoms-surveys', {
      request: (count: number) => ({ params: { 'pagination[pageSize]': count } }),
      select: ({ data, meta }): SurveyPage => ({ surveys: data, total: meta.pagination.total }),
      providesTags: ['profileSurveys', 'state'],
    }),
    /** Every save is a new survey of the history. A failure shows the usual notice too (specification, section 8). */
    profileSaveSurvey: write(build, 'POST /symptoms-surveys', {
      request: (data: NewSymptomsSurvey) => ({ body: { data } }),
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
