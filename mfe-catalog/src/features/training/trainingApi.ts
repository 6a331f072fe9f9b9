import type { Program } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'

export const trainingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The server decides which day it is, in the browser's time zone. */
    catalogTrainingDay: read(build, 'GET /progress/today', {
      request: () => ({ params: { timeZone: browserTimeZone() } }),
      providesTags: ['trainingDay'],
    }),
    /** The latest first. */
    catalogStartedFilms: read(build, 'GET /progress/positions', { providesTags: ['startedFilms'] }),
    /** `key` is the idempotency key of the press: one that is sent twice counts once. */
    catalogMarkDone: write(build, 'POST /progress/done/:id', {
      request: ({ program: { id }, key }: { program: Program; key: string }) => ({
        path: { id },
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
