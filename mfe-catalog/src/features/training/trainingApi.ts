import type { MarkedDone, Problem, Program, StartedFilm, TrainingDay } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'
import { apiPaths } from '@kinora/paths'

export const trainingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The server decides which day it is, in the browser's time zone. */
    catalogTrainingDay: build.query<TrainingDay, void>({
      query: () => ({ url: apiPaths.today(), params: { timeZone: browserTimeZone() } }),
      providesTags: ['trainingDay'],
    }),
    /** The latest first. */
    catalogStartedFilms: build.query<StartedFilm[], void>({
      query: () => apiPaths.positions(),
      providesTags: ['startedFilms'],
    }),
    /** `key` is the idempotency key of the press: one that is sent twice counts once. */
    catalogMarkDone: build.mutation<MarkedDone, { program: Program; key: string }>({
      query: ({ program: { id }, key }) => ({
        url: apiPaths.done(id),
        method: 'POST',
        body: { timeZone: browserTimeZone(), key },
      }),
      invalidatesTags: ['trainingDay', 'startedFilms'],
      extraOptions: ownErrors,
      async onQueryStarted({ program }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        dispatch(
          trainingApi.util.updateQueryData('catalogTrainingDay', undefined, (day) => {
            const others = day.done.filter(({ training }) => training.id !== program.id)
            day.done = [{ training: program, times: data.doneToday, lastAt: data.createdAt }, ...others]
          }),
        )
      },
    }),
  }),
})

export const { useCatalogTrainingDayQuery, useCatalogMarkDoneMutation, useCatalogStartedFilmsQuery } = trainingApi

/** The API's problem code, if there was a response. */
export const refusalOf = (error: unknown): Partial<Problem> =>
  (error as { data?: Partial<Problem> } | undefined)?.data ?? {}
