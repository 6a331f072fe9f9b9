import type { Kept, Program } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

/** Where a program can be kept. */
export type Keeping = 'favourites' | 'watchList'
type Change = { keeping: Keeping; program: Program; userId: number }

const LIST = { favourites: apiPaths.myFavourites, watchList: apiPaths.watchList }
const ENTRY = { favourites: apiPaths.favourite, watchList: apiPaths.watchListEntry }

/** A list that was asked for before a write may come after it: each write asks for it once more. */
const tag = (id: Keeping) => ({ type: 'catalogKept' as const, id })

/** What somebody keeps shows at once, and is taken back when the API refuses: of that program alone, since others may have changed. */
export const keepingApi = baseApi.enhanceEndpoints({ addTagTypes: ['catalogKept'] }).injectEndpoints({
  endpoints: (build) => ({
    catalogListKept: build.query<Kept[], Keeping>({
      query: (keeping) => LIST[keeping](),
      providesTags: (_list, _error, keeping) => [tag(keeping)],
      transformResponse: ({ data }: { data: Kept[] }) => data,
    }),
    catalogKeep: build.mutation<Kept, Change>({
      query: ({ keeping, program: { id }, userId }) =>
        keeping === 'favourites'
          ? { url: apiPaths.favourites(), method: 'POST', body: { data: { users_permissions_user: userId, training: id } } }
          : { url: apiPaths.watchList(), method: 'POST', body: { trainingId: id } },
      transformResponse: ({ data }: { data: Kept }) => data,
      invalidatesTags: (_kept, _error, { keeping }) => [tag(keeping)],
      async onQueryStarted({ keeping, program }, { dispatch, queryFulfilled }) {
        const change = (update: (list: Kept[]) => Kept[]) => dispatch(keepingApi.util.updateQueryData('catalogListKept', keeping, update))
        change((list) => withEntry(list, entryOf(program, NOT_YET)))
        try {
          const { data } = await queryFulfilled
          change((list) => withEntry(list, data))
        } catch {
          change((list) => without(list, program))
        }
      },
    }),
    catalogLetGo: build.mutation<void, Omit<Change, 'userId'> & { id: number }>({
      // 404: another tab was quicker, and it is gone, as wished.
      query: ({ keeping, id }) => ({ url: ENTRY[keeping](id), method: 'DELETE', validateStatus: ({ ok, status }) => ok || status === 404 }),
      invalidatesTags: (_nothing, _error, { keeping }) => [tag(keeping)],
      async onQueryStarted({ keeping, program, id }, { dispatch, queryFulfilled }) {
        const change = (update: (list: Kept[]) => Kept[]) => dispatch(keepingApi.util.updateQueryData('catalogListKept', keeping, update))
        change((list) => without(list, program))
        await queryFulfilled.catch(() => change((list) => withEntry(list, entryOf(program, id))))
      },
    }),
  }),
})

/** The id of what is kept on this page, and not yet in the API. */
export const NOT_YET = 0

const entryOf = (training: Program, id: number): Kept => ({ id, training, createdAt: '' })

const withEntry = (list: Kept[], entry: Kept) => [entry, ...without(list, entry.training)]

const without = (list: Kept[], { id }: Program) => list.filter(({ training }) => training.id !== id)

export const { useCatalogListKeptQuery, useCatalogKeepMutation, useCatalogLetGoMutation } = keepingApi
