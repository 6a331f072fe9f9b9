import type { Named, NamedEntry, ProgramList } from '@kinora/contracts'
import { asPage, baseApi, read, readPage } from '@kinora/http'
import { EXAMPLE_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { countParams, listParams } from './filters/listParams.ts'
import { type FilterName, type ProgramFilters, activeFilters, without } from './filters/programFilters.ts'
import { typesetProgram } from './typesetProgram.ts'

type Answer = { data?: unknown; error?: unknown }

const DETAIL = 'localizations,video,moreLikeThis,transcription,omitTranscription'

/** An empty list names the filter whose removal gives the most programs, if any does. */
export type ListedPrograms = ProgramList & { toDrop?: FilterName }

export const programsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListPrograms: build.query<ListedPrograms, ProgramFilters>({
      extraOptions: asPage,
      async queryFn(filters, _api, _extraOptions, fetchOne) {
        const list = (query: ProgramFilters) => fetchOne({ url: apiPaths.programs(), params: listParams(query) })
        const answer = await list(filters)
        if (answer.error) return { error: answer.error }
        const programs = answer.data as ProgramList
        if (programs.meta.pagination.total > 0)
          return { data: { ...programs, data: programs.data.map(typesetProgram) } }
        return { data: { ...programs, toDrop: await filterToDrop(filters, list) } }
      },
    }),
    /** How many programs there are under these filters. */
    catalogCountPrograms: readPage(build, 'GET /trinings', {
      request: (filters: ProgramFilters) => ({ params: countParams(filters) }),
      select: ({ meta }) => meta.pagination.total,
    }),
    /** Programs that anyone may play. */
    catalogListExamples: read(build, 'GET /trinings', {
      request: () => ({
        params: {
          populate: 'category,image,levels',
          'pagination[page]': 1,
          'pagination[pageSize]': EXAMPLE_PAGE_SIZE,
          'filters[isExampleTraining][$eq]': true,
        },
      }),
      select: (programs) => programs.map(typesetProgram),
    }),
    catalogListCategories: read(build, 'GET /categories', { select: namesOf }),
    catalogListLevels: read(build, 'GET /levels', {
      request: () => ({ params: { sort: 'order' } }),
      select: namesOf,
    }),
    /** By the id as the address has it; the answer may be the localization for the store's locale, with its own id. */
    catalogGetProgram: read(build, 'GET /trinings/:id', {
      request: (id: string) => ({ path: { id }, params: { populate: DETAIL } }),
      select: (program) => typesetProgram(program),
    }),
  }),
})

export const {
  useLazyCatalogCountProgramsQuery,
  useCatalogListProgramsQuery,
  useCatalogListExamplesQuery,
  useCatalogListCategoriesQuery,
  useCatalogListLevelsQuery,
  useCatalogGetProgramQuery,
} = programsApi

function namesOf(entries: NamedEntry[]): Named[] {
  return entries.map(({ id, attributes }) => ({ id, name: attributes.name }))
}

/**
 * Of filters that together match nothing, the one without which most programs match. One call for each filter: the
 * facet counts tell what adding a choice does, not what removing a filter does.
 */
async function filterToDrop(
  filters: ProgramFilters,
  list: (filters: ProgramFilters) => Answer | PromiseLike<Answer>,
): Promise<FilterName | undefined> {
  const names = activeFilters(filters)
  const answers = await Promise.all(names.map(async (name) => list(without(filters, name))))
  const gains = answers.map(({ data }, index) => ({
    name: names[index]!,
    total: (data as ProgramList | undefined)?.meta.pagination.total ?? 0,
  }))
  const [best] = gains.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  return best?.name
}
