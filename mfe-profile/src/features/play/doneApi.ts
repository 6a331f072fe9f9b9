import { baseApi, ownErrors, write } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'

const doneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the idempotency key of a film that ended: one that is sent twice counts once. */
    profileMarkDone: write(build, 'POST /progress/done/:id', {
      request: ({ programId, key }: { programId: number; key: string }) => ({
        path: { id: programId },
        body: { timeZone: browserTimeZone(), key },
      }),
      invalidatesTags: ['trainingDay', 'startedFilms'],
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileMarkDoneMutation } = doneApi
