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
import { baseApi } from '@kinora/http'
import { MAX_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'

const dataOf = <Data>({ data }: { data: Data }): Data => data
/** Screens say themselves what failed, beside what was typed. */
const ownErrors = { suppressErrorToast: true }

const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetEditedPath: build.query<EditablePath, number>({
      query: (memberId) => apiPaths.editedPath(memberId),
      transformResponse: dataOf<EditablePath>,
      providesTags: ['plan'],
    }),
    teamSavePath: build.mutation<EditablePath, { memberId: number; path: NewPath }>({
      query: ({ memberId, path }) => ({ url: apiPaths.editedPath(memberId), method: 'PUT', body: path }),
      transformResponse: dataOf<EditablePath>,
      invalidatesTags: (_answer, error) => (error ? [] : ['messages', 'plan']),
      // What is saved is shown at once, not after another read.
      onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(pathApi.util.upsertQueryData('teamGetEditedPath', memberId, answer.data))
      },
      extraOptions: ownErrors,
    }),
    teamListTemplates: build.query<ListOf<PathTemplate>, void>({
      query: () => ({ url: apiPaths.pathTemplates(), params: { 'pagination[pageSize]': MAX_PAGE_SIZE } }),
      providesTags: ['templates'],
    }),
    teamGetTemplate: build.query<PathTemplate, number>({
      query: (id) => apiPaths.pathTemplate(id),
      transformResponse: dataOf<PathTemplate>,
      providesTags: ['templates'],
    }),
    teamAddTemplate: build.mutation<PathTemplate, NewPathTemplate>({
      query: (template) => ({ url: apiPaths.pathTemplates(), method: 'POST', body: template }),
      transformResponse: dataOf<PathTemplate>,
      invalidatesTags: (_answer, error) => (error ? [] : ['templates']),
      extraOptions: ownErrors,
    }),
    teamSaveTemplate: build.mutation<PathTemplate, { id: number; template: NewPathTemplate }>({
      query: ({ id, template }) => ({ url: apiPaths.pathTemplate(id), method: 'PUT', body: template }),
      transformResponse: dataOf<PathTemplate>,
      invalidatesTags: (_answer, error) => (error ? [] : ['templates']),
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
      transformResponse: dataOf<TemplatePreview[]>,
      keepUnusedDataFor: 0,
    }),
    teamAssignTemplate: build.mutation<TemplateAssigned, { id: number; assignment: NewTemplateAssignment }>({
      query: ({ id, assignment }) => ({
        url: apiPaths.templateAssignments(id),
        method: 'POST',
        body: assignment,
      }),
      transformResponse: dataOf<TemplateAssigned>,
      invalidatesTags: (_answer, error) => (error ? [] : ['plan', 'messages', 'team']),
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
