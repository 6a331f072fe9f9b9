import { baseApi, read } from '@kinora/http'

const ofMember = (id: number) => ({ path: { id } })

const exercisesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetExercises: read(build, 'GET /members/:id/exercises', {
      request: ofMember,
      providesTags: ['team', 'plan'],
    }),
  }),
})

export const { useTeamGetExercisesQuery } = exercisesApi
