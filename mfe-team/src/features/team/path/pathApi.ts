import type {
  EditablePath,
  ListOf,
  NewPath,
  NewPathTemplate,
  NewTemplateAssignment,
  PathTemplate,
  TemplateAssigned,
  TemplatePreview,
} from '@kinora/contracts'
import { asPage, baseApi, onSuccess, ownErrors } from '@kinora/http'
import { MAX_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'

const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetEditedPath: build.query<EditablePath, number>({
      query: (memberId) => apiPaths.editedPath(memberId),
      providesTags: ['plan'],
    }),
    teamSavePath: build.mutation<EditablePath, { memberId: number; path: NewPath }>({
      query: ({ memberId, path }) => ({ url: apiPaths.editedPath(memberId), method: 'PUT', body: path }),
      invalidatesTags: onSuccess('messages', 'plan'),
      // What is saved is shown at once, not after another read.
      onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(pathApi.util.upsertQueryData('teamGetEditedPath', memberId, answer.data))
      },
      extraOptions: ownErrors,
    }),
    teamListTemplates: build.query<ListOf<PathTemplate>, void>({
      extraOptions: asPage,
      query: () => ({ url: apiPaths.pathTemplates(), params: { 'pagination[pageSize]': MAX_PAGE_SIZE } }),
      providesTags: ['templates'],
    }),
    teamGetTemplate: build.query<PathTemplate, number>({
      query: (id) => apiPaths.pathTemplate(id),
      providesTags: ['templates'],
    }),
    teamAddTemplate: build.mutation<PathTemplate, NewPathTemplate>({
      query: (template) => ({ url: apiPaths.pathTemplates(), method: 'POST', body: template }),
      invalidatesTags: onSuccess('templates'),
      extraOptions: ownErrors,
    }),
    teamSaveTemplate: build.mutation<PathTemplate, { id: number; template: NewPathTemplate }>({
      query: ({ id, template }) => ({ url: apiPaths.pathTemplate(id), method: 'PUT', body: template }),
      invalidatesTags: onSuccess('templates'),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(pathApi.util.upsertQueryData('teamGetTemplate', id, answer.data))
      },
      extraOptions: ownErrors,
    }),
    teamRemoveTemplate: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.pathTemplate(id), method: 'DELETE' }),
      extraOptions: ownErrors,
    }),
    /** What the template would change for these members. It changes nothing, so it may be asked for again. */
    teamPreviewTemplate: build.query<TemplatePreview[], { id: number; members: number[] }>({
      query: ({ id, members }) => ({
        url: apiPaths.templatePreviews(id),
        method: 'POST',
        body: { members },
      }),
      keepUnusedDataFor: 0,
    }),
    teamAssignTemplate: build.mutation<TemplateAssigned, { id: number; assignment: NewTemplateAssignment }>({
      query: ({ id, assignment }) => ({
        url: apiPaths.templateAssignments(id),
        method: 'POST',
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
