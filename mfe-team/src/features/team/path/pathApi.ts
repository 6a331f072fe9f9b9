import type { NewPath, NewPathTemplate, NewTemplateAssignment } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors, read, readPage, write } from '@kinora/http'
import { MAX_PAGE_SIZE } from '@kinora/limits'

const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetEditedPath: read(build, 'GET /specialist/path/:id', {
      request: (memberId: number) => ({ path: { id: memberId } }),
      providesTags: ['plan'],
    }),
    teamSavePath: write(build, 'PUT /specialist/path/:id', {
      request: ({ memberId, path }: { memberId: number; path: NewPath }) => ({ path: { id: memberId }, body: path }),
      invalidatesTags: onSuccess('messages', 'plan'),
      // What is saved is shown at once, not after another read.
      onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(pathApi.util.upsertQueryData('teamGetEditedPath', memberId, answer.data))
      },
      extraOptions: ownErrors,
    }),
    teamListTemplates: readPage(build, 'GET /specialist/templates', {
      request: () => ({ params: { 'pagination[pageSize]': MAX_PAGE_SIZE } }),
      providesTags: ['templates'],
    }),
    teamGetTemplate: read(build, 'GET /specialist/templates/:id', {
      request: (id: number) => ({ path: { id } }),
      providesTags: ['templates'],
    }),
    teamAddTemplate: write(build, 'POST /specialist/templates', {
      invalidatesTags: onSuccess('templates'),
      extraOptions: ownErrors,
    }),
    teamSaveTemplate: write(build, 'PUT /specialist/templates/:id', {
      request: ({ id, template }: { id: number; template: NewPathTemplate }) => ({ path: { id }, body: template }),
      invalidatesTags: onSuccess('templates'),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(pathApi.util.upsertQueryData('teamGetTemplate', id, answer.data))
      },
      extraOptions: ownErrors,
    }),
    teamRemoveTemplate: write(build, 'DELETE /specialist/templates/:id', {
      request: (id: number) => ({ path: { id } }),
      extraOptions: ownErrors,
    }),
    /** What the template would change for these members. It changes nothing, so it may be asked for again. */
    teamPreviewTemplate: read(build, 'POST /specialist/templates/:id/previews', {
      request: ({ id, members }: { id: number; members: number[] }) => ({ path: { id }, body: { members } }),
      keepUnusedDataFor: 0,
    }),
    teamAssignTemplate: write(build, 'POST /specialist/templates/:id/assignments', {
      request: ({ id, assignment }: { id: number; assignment: NewTemplateAssignment }) => ({
        path: { id },
        body: assignment,
      }),
      invalidatesTags: onSuccess('plan', 'messages', 'team'),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useTeamGetEditedPathQuery,
  useTeamSavePathMutation,
  useTeamListTemplatesQuery,
  useTeamGetTemplateQuery,
  useTeamAddTemplateMutation,
  useTeamSaveTemplateMutation,
  useTeamRemoveTemplateMutation,
  useTeamPreviewTemplateQuery,
  useTeamAssignTemplateMutation,
} = pathApi
