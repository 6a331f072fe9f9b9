import type { Emotion } from '@kinora/contracts'
import { browserTimeZone } from '@kinora/i18n'
import type { FeelingName } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { dataOf, saysItself, stateApi } from '../stateApi.ts'

/** First and last day, `2026-11-23`. */
export type Days = { from: string; to: string }

export const emotionsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    profileListEmotions: build.query<Emotion[], Days>({
      query: (params) => ({ url: apiPaths.emotions(), params }),
      transformResponse: dataOf<Emotion[]>,
      providesTags: ['profileEmotions', 'state'],
    }),
    /** One for each day: a later one replaces it. */
    profileSaveEmotion: build.mutation<Emotion, FeelingName>({
      query: (emotion) => ({
        url: apiPaths.emotions(),
        method: 'POST',
        body: { data: { emotion, timeZone: browserTimeZone() } },
      }),
      transformResponse: dataOf<Emotion>,
      invalidatesTags: (saved) => (saved ? ['profileEmotions'] : []),
      extraOptions: saysItself,
    }),
  }),
})

export const { useProfileListEmotionsQuery, useProfileSaveEmotionMutation } = emotionsApi
