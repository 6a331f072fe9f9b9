import type { DayRange } from '@kinora/contracts'
import { browserTimeZone } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'
import { ownErrors, read, write } from '@kinora/http'
import { stateApi } from '../stateApi.ts'

export const emotionsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    profileListEmotions: read(build, 'GET /emotions', {
      request: (params: DayRange) => ({ params }),
      providesTags: ['profileEmotions', 'state'],
    }),
    /** One for each day: a later one replaces it. */
    profileSaveEmotion: write(build, 'POST /emotions', {
      request: (emotion: FeelingName) => ({ body: { data: { emotion, timeZone: browserTimeZone() } } }),
      invalidatesTags: (saved) => (saved ? ['profileEmotions'] : []),
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileListEmotionsQuery, useProfileSaveEmotionMutation } = emotionsApi
