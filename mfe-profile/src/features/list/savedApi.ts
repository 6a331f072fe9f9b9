import type { SavedProgram } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

export type SavedList = 'watchList' | 'favourites'

const PATHS = { watchList: apiPaths.watchList, favourites: apiPaths.myFavourites }

const savedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first. */
    profileListSaved: build.query<SavedProgram[], SavedList>({
      query: (list) => PATHS[list](),
      providesTags: (_entries, _error, list) => [list],
    }),
  }),
})

export const { useProfileListSavedQuery } = savedApi
