import type { Emotion } from '@kinora/contracts'
import { browserTimeZone } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'
import { ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { stateApi } from '../stateApi.ts'

/** First and last day, `2026-11-23`. */
export type Days = { from: string; to: string }

export const emotionsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    profileListEmotions: build.query<Emotion[], Days>({
      query: (params) => ({ url: apiPaths.emotions(), params }),
      providesTags: ['profileEmotions', 'state'],
    }),
    /** One for each day: a later one replaces it. */
    profileSaveEmotion: build.mutation<Emotion, FeelingName>({
      query: (emotion) => ({
        url: apiPaths.emotions(),
        method: 'POST',
        body: { data: { emotion, timeZone: browserTimeZone() } },
      }),
      invalidatesTags: (saved) => (saved ? ['profileEmotions'] : []),
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileListEmotionsQuery, useProfileSaveEmotionMutation } = emotionsApi
