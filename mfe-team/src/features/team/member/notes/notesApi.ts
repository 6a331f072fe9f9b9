import { baseApi, onSuccess, ownErrors, readPage, write } from '@kinora/http'

type Which = { id: number; noteId: number }

const notesApi = baseApi.enhanceEndpoints({ addTagTypes: ['teamNotes'] }).injectEndpoints({
  endpoints: (build) => ({
    teamListNotes: readPage(build, 'GET /team/member/:id/notes', {
      request: ({ id, page }: { id: number; page: number }) => ({ path: { id }, params: { 'pagination[page]': page } }),
      providesTags: ['teamNotes'],
    }),
    /** `key` is an idempotency key. */
    teamAddNote: write(build, 'POST /team/member/:id/notes', {
      request: ({ id, ...data }: { id: number; text: string; key: string }) => ({ path: { id }, body: { data } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('teamNotes'),
    }),
    teamChangeNote: write(build, 'PUT /team/member/:id/notes/:noteId', {
      request: ({ text, ...path }: Which & { text: string }) => ({ path, body: { data: { text } } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('teamNotes'),
    }),
    teamRemoveNote: write(build, 'DELETE /team/member/:id/notes/:noteId', {
      // 404 counts as success: it is already removed, for example in another tab.
      request: (path: Which) => ({
        path,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: onSuccess('teamNotes'),
    }),
  }),
})

export const { useTeamListNotesQuery, useTeamAddNoteMutation, useTeamChangeNoteMutation, useTeamRemoveNoteMutation } =
  notesApi
