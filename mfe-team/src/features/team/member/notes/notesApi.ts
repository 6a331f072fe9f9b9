import type { ListOf, MemberNote } from '@kinora/contracts'
import { asPage, baseApi, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type Which = { id: number; noteId: number }

const notesApi = baseApi.enhanceEndpoints({ addTagTypes: ['teamNotes'] }).injectEndpoints({
  endpoints: (build) => ({
    teamListNotes: build.query<ListOf<MemberNote>, { id: number; page: number }>({
      extraOptions: asPage,
      query: ({ id, page }) => ({ url: apiPaths.memberNotes(id), params: { 'pagination[page]': page } }),
      providesTags: ['teamNotes'],
    }),
    /** `key` is an idempotency key. */
    teamAddNote: build.mutation<void, { id: number; text: string; key: string }>({
      query: ({ id, ...data }) => ({ url: apiPaths.memberNotes(id), method: 'POST', body: { data } }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('teamNotes'),
    }),
    teamChangeNote: build.mutation<void, Which & { text: string }>({
      query: ({ id, noteId, text }) => ({
        url: apiPaths.memberNote(id, noteId),
        method: 'PUT',
        body: { data: { text } },
      }),
      extraOptions: ownErrors,
      invalidatesTags: onSuccess('teamNotes'),
    }),
    teamRemoveNote: build.mutation<void, Which>({
      // 404 counts as success: it is already removed, for example in another tab.
      query: ({ id, noteId }) => ({
        url: apiPaths.memberNote(id, noteId),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: onSuccess('teamNotes'),
    }),
  }),
})

export const { useTeamListNotesQuery, useTeamAddNoteMutation, useTeamChangeNoteMutation, useTeamRemoveNoteMutation } =
  notesApi
