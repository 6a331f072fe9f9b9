import type { Path } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

export const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the specialist has chosen, in order; null without a path. */
    catalogGetMyPath: build.query<Path | null, void>({
      query: () => apiPaths.myPath(),
      providesTags: ['myPath'],
    }),
    /** Removes a program from the path. The specialist is told. */
    catalogRemoveFromPath: build.mutation<void, number>({
      // 404 counts as success: it is already removed, for example in another tab.
      query: (programId) => ({
        url: apiPaths.onMyPath(programId),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: ['myPath'],
    }),
    /** Undoes a removal. Within ten seconds the program gets its old place, and the specialist is told of neither. */
    catalogRestoreToPath: build.mutation<void, number>({
      query: (programId) => ({ url: apiPaths.onMyPath(programId), method: 'PUT' }),
      invalidatesTags: ['myPath'],
    }),
  }),
})

export const { useCatalogGetMyPathQuery, useCatalogRemoveFromPathMutation, useCatalogRestoreToPathMutation } = pathApi
