import type { SavedProgram, Program } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

/** Where a program can be saved. */
export type SavedList = 'favourites' | 'watchList'
type Change = { list: SavedList; program: Program; userId: number }

const LIST = { favourites: apiPaths.myFavourites, watchList: apiPaths.watchList }
const ENTRY = { favourites: apiPaths.favourite, watchList: apiPaths.watchListEntry }

/**
 * Saving and removing are optimistic: they show at once and are rolled back when the API refuses. A rollback touches
 * only its own program, since others may have changed meanwhile.
 */
export const savedProgramsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListSaved: build.query<SavedProgram[], SavedList>({
      query: (list) => LIST[list](),
      providesTags: (_list, _error, list) => [list],
    }),
    catalogSave: build.mutation<SavedProgram, Change>({
      query: ({ list, program: { id }, userId }) =>
        list === 'favourites'
          ? {
              url: apiPaths.favourites(),
              method: 'POST',
              body: { data: { users_permissions_user: userId, training: id } },
            }
          : { url: apiPaths.watchList(), method: 'POST', body: { trainingId: id } },
      invalidatesTags: (_saved, _error, { list }) => [list],
      async onQueryStarted({ list, program }, { dispatch, queryFulfilled }) {
        const change = (update: (entries: SavedProgram[]) => SavedProgram[]) =>
          dispatch(savedProgramsApi.util.updateQueryData('catalogListSaved', list, update))
        change((entries) => withEntry(entries, entryOf(program, UNSAVED_ID)))
        try {
          const { data } = await queryFulfilled
          change((entries) => withEntry(entries, data))
        } catch {
          change((entries) => without(entries, program))
        }
      },
    }),
    catalogRemoveSaved: build.mutation<void, Omit<Change, 'userId'> & { id: number }>({
      // 404 counts as success: it is already removed, for example in another tab.
      query: ({ list, id }) => ({
        url: ENTRY[list](id),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: (_nothing, _error, { list }) => [list],
      async onQueryStarted({ list, program, id }, { dispatch, queryFulfilled }) {
        const change = (update: (entries: SavedProgram[]) => SavedProgram[]) =>
          dispatch(savedProgramsApi.util.updateQueryData('catalogListSaved', list, update))
        change((entries) => without(entries, program))
        await queryFulfilled.catch(() => change((entries) => withEntry(entries, entryOf(program, id))))
      },
    }),
  }),
})

/** The id of an optimistic entry, which the API has not confirmed yet. */
export const UNSAVED_ID = 0

const entryOf = (training: Program, id: number): SavedProgram => ({ id, training, createdAt: '' })

const withEntry = (entries: SavedProgram[], entry: SavedProgram) => [entry, ...without(entries, entry.training)]

const without = (entries: SavedProgram[], { id }: Program) => entries.filter(({ training }) => training.id !== id)

export const { useCatalogListSavedQuery, useCatalogSaveMutation, useCatalogRemoveSavedMutation } = savedProgramsApi
