import type { FilmPosition } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'

/** The position in a film where a member stopped, for all their devices. */
export const positionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** In seconds; null where they never began. */
    catalogPosition: read(build, 'GET /progress/position/:id', {
      request: (programId: number) => ({ path: { id: programId } }),
      select: (position) => position?.seconds ?? null,
    }),
    catalogSavePosition: write(build, 'PUT /progress/position/:id', {
      // `keepalive`, because it is often the last request of a page.
      request: ({ programId, seconds }: FilmPosition & { programId: number }) => ({
        path: { id: programId },
        body: { seconds },
        keepalive: true,
      }),
      // The next one replaces a lost one, so no error is shown.
      extraOptions: ownErrors,
    }),
  }),
})

export const { useCatalogPositionQuery, useCatalogSavePositionMutation } = positionApi
