import type { FilmPosition } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

/** The position in a film where a member stopped, for all their devices. */
const positionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** In seconds; null where they never began. */
    catalogPosition: build.query<number | null, number>({
      query: (programId) => apiPaths.position(programId),
      transformResponse: (position: FilmPosition | null) => position?.seconds ?? null,
    }),
    catalogSavePosition: build.mutation<void, FilmPosition & { programId: number }>({
      // `keepalive`, because it is often the last request of a page.
      query: ({ programId, seconds }) => ({
        url: apiPaths.position(programId),
        method: 'PUT',
        body: { seconds },
        keepalive: true,
      }),
      // The next one replaces a lost one, so no error is shown.
      extraOptions: ownErrors,
    }),
  }),
})

export const { useCatalogPositionQuery, useCatalogSavePositionMutation } = positionApi
