import { baseApi, read } from '@kinora/http'

const savedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first, as are the favourites. */
    profileListWatchList: read(build, 'GET /watch-list', { providesTags: ['watchList'] }),
    profileListFavourites: read(build, 'GET /favourites/my-favorites', { providesTags: ['favourites'] }),
  }),
})

const { useProfileListWatchListQuery, useProfileListFavouritesQuery } = savedApi
export const savedQueries = { watchList: useProfileListWatchListQuery, favourites: useProfileListFavouritesQuery }
export type SavedList = keyof typeof savedQueries
