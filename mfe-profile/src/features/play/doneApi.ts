import type { MarkedDone } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
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
      invalidatesTags: ['trainingDay', 'startedFilms'],
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileMarkDoneMutation } = doneApi
