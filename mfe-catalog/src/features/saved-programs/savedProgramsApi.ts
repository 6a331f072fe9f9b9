import type { SavedProgram, Program } from '@kinora/contracts'
import { baseApi, read, write } from '@kinora/http'

type Saving = { program: Program; userId: number }
type Removal = { program: Program; id: number }
/** Changes a list as it is shown. */
type Change = (update: (entries: SavedProgram[]) => SavedProgram[]) => unknown

/**
 * Saving and removing are optimistic: they show at once and are rolled back when the API refuses. A rollback touches
 * only its own program, since others may have changed meanwhile.
 */
const savedProgramsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListFavourites: read(build, 'GET /favourites/my-favorites', { providesTags: ['favourites'] }),
    catalogSaveFavourite: write(build, 'POST /favourites', {
      request: ({ program: { id }, userId }: Saving) => ({
        body: { data: { users_permissions_user: userId, training: id } },
      }),
      invalidatesTags: ['favourites'],
      async onQueryStarted({ program }, { dispatch, queryFulfilled }) {
        await showSaving((update) => dispatch(changeFavourites(update)), program, queryFulfilled)
      },
    }),
    catalogRemoveFavourite: write(build, 'DELETE /favourites/:id', {
      request: removalOf,
      invalidatesTags: ['favourites'],
      async onQueryStarted(removal, { dispatch, queryFulfilled }) {
        await showRemoval((update) => dispatch(changeFavourites(update)), removal, queryFulfilled)
      },
    }),
    catalogListWatchList: read(build, 'GET /watch-list', { providesTags: ['watchList'] }),
    catalogSaveToWatchList: write(build, 'POST /watch-list', {
      request: ({ program: { id } }: Saving) => ({ body: { trainingId: id } }),
      invalidatesTags: ['watchList'],
      async onQueryStarted({ program }, { dispatch, queryFulfilled }) {
        await showSaving((update) => dispatch(changeWatchList(update)), program, queryFulfilled)
      },
    }),
    catalogRemoveFromWatchList: write(build, 'DELETE /watch-list/:id', {
      request: removalOf,
      invalidatesTags: ['watchList'],
      async onQueryStarted(removal, { dispatch, queryFulfilled }) {
        await showRemoval((update) => dispatch(changeWatchList(update)), removal, queryFulfilled)
      },
    }),
  }),
})

// 404 counts as success: it is already removed, for example in another tab.
function removalOf({ id }: Removal) {
  return { path: { id }, validateStatus: ({ ok, status }: Response) => ok || status === 404 }
}

const changeFavourites = (update: Parameters<Change>[0]) =>
  savedProgramsApi.util.updateQueryData('catalogListFavourites', undefined, update)
const changeWatchList = (update: Parameters<Change>[0]) =>
  savedProgramsApi.util.updateQueryData('catalogListWatchList', undefined, update)

async function showSaving(change: Change, program: Program, saved: PromiseLike<{ data: SavedProgram }>): Promise<void> {
  change((entries) => withEntry(entries, entryOf(program, UNSAVED_ID)))
  try {
    const { data } = await saved
    change((entries) => withEntry(entries, data))
  } catch {
    change((entries) => without(entries, program))
  }
}

async function showRemoval(change: Change, { program, id }: Removal, removed: PromiseLike<unknown>): Promise<void> {
  change((entries) => without(entries, program))
  try {
    await removed
  } catch {
    change((entries) => withEntry(entries, entryOf(program, id)))
  }
}

/** The id of an optimistic entry, which the API has not confirmed yet. */
export const UNSAVED_ID = 0

const entryOf = (training: Program, id: number): SavedProgram => ({ id, training, createdAt: '' })

const withEntry = (entries: SavedProgram[], entry: SavedProgram) => [entry, ...without(entries, entry.training)]

const without = (entries: SavedProgram[], { id }: Program) => entries.filter(({ training }) => training.id !== id)

/** The calls of each list in which a program can be saved. */
export const savedLists = {
  favourites: {
    useEntries: savedProgramsApi.useCatalogListFavouritesQuery,
    useSave: savedProgramsApi.useCatalogSaveFavouriteMutation,
    useRemove: savedProgramsApi.useCatalogRemoveFavouriteMutation,
  },
  watchList: {
    useEntries: savedProgramsApi.useCatalogListWatchListQuery,
    useSave: savedProgramsApi.useCatalogSaveToWatchListMutation,
    useRemove: savedProgramsApi.useCatalogRemoveFromWatchListMutation,
  },
}
export type SavedList = keyof typeof savedLists
