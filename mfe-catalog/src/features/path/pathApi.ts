import type { Path } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

export const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the specialist has chosen, in order; null without a path. */
    catalogGetMyPath: build.query<Path | null, void>({
      query: () => apiPaths.myPath(),
      providesTags: ['myPath'],
      transformResponse: ({ data }: { data: Path | null }) => data,
    }),
    /** The specialist is told. */
    catalogRemoveFromPath: build.mutation<void, number>({
      // 404: another tab was quicker, and it is gone, as wished.
      query: (programId) => ({
        url: apiPaths.onMyPath(programId),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: ['myPath'],
    }),
    /** Within ten seconds, to where it was; the specialist hears of neither. */
    catalogRestoreToPath: build.mutation<void, number>({
      query: (programId) => ({ url: apiPaths.onMyPath(programId), method: 'PUT' }),
      invalidatesTags: ['myPath'],
    }),
  }),
})

export const { useCatalogGetMyPathQuery, useCatalogRemoveFromPathMutation, useCatalogRestoreToPathMutation } = pathApi
