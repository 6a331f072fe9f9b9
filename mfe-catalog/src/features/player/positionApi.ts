import type { FilmPosition } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

/** Where somebody stopped in a film, for all their devices. */
const positionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** In seconds; null where they never began. */
    catalogPosition: build.query<number | null, number>({
      query: (programId) => apiPaths.position(programId),
      transformResponse: ({ data }: { data: FilmPosition | null }) => data?.seconds ?? null,
    }),
    catalogKeepPosition: build.mutation<void, FilmPosition & { programId: number }>({
      // Kept alive, because it is often the last thing that a page says.
      query: ({ programId, seconds }) => ({ url: apiPaths.position(programId), method: 'PUT', body: { seconds }, keepalive: true }),
      // One that is lost is made good by the next; nobody has to hear of it.
      extraOptions: { formTells: true },
    }),
  }),
})

export const { useCatalogPositionQuery, useCatalogKeepPositionMutation } = positionApi
