import type { MarkedDone } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'
import { apiPaths } from '@kinora/paths'

const doneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the idempotency key of a film that ended: one that is sent twice counts once. */
    profileMarkDone: build.mutation<MarkedDone, { programId: number; key: string }>({
      query: ({ programId, key }) => ({
        url: apiPaths.done(programId),
        method: 'POST',
        body: { timeZone: browserTimeZone(), key },
      }),
      transformResponse: ({ data }: { data: MarkedDone }) => data,
      invalidatesTags: ['trainingDay', 'startedFilms'],
      extraOptions: { suppressErrorToast: true },
    }),
  }),
})

export const { useProfileMarkDoneMutation } = doneApi
