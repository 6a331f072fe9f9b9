import type { Named, NamedEntry, ProgramDetail, ProgramList } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, PROGRAM_PAGE_SIZE, type DurationBucket } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import type { ProgramFilters } from './programFilters.ts'
import { typesetProgram } from './typesetProgram.ts'

const DETAIL = 'localizations,video,moreLikeThis,transcription,omitTranscription'

export const programsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListPrograms: build.query<ProgramList, ProgramFilters>({
      query: (filters) => ({ url: apiPaths.programs(), params: listParams(filters) }),
      transformResponse: (list: ProgramList) => ({ ...list, data: list.data.map(typesetProgram) }),
    }),
    catalogListCategories: build.query<Named[], void>({
      query: () => apiPaths.categories(),
      transformResponse: namesOf,
    }),
    catalogListLevels: build.query<Named[], void>({
      query: () => ({ url: apiPaths.levels(), params: { sort: 'order' } }),
      transformResponse: namesOf,
    }),
    /** By the id as the address has it; the answer may be the localization for the store's locale, with its own id. */
    catalogGetProgram: build.query<ProgramDetail, string>({
      query: (id) => ({ url: apiPaths.program(id), params: { populate: DETAIL } }),
      transformResponse: ({ data }: { data: ProgramDetail }) => typesetProgram(data),
    }),
  }),
})

export const { useCatalogListProgramsQuery, useCatalogListCategoriesQuery, useCatalogListLevelsQuery, useCatalogGetProgramQuery } =
  programsApi

function namesOf({ data }: { data: NamedEntry[] }): Named[] {
  return data.map(({ id, attributes }) => ({ id, name: attributes.name }))
}

/** Strapi's bracket form of the filters (contract, "Content"). */
function listParams({ category, level, duration, phrase, page }: ProgramFilters): Record<string, string | number> {
  return {
    populate: 'category,image,levels',
    'pagination[page]': page,
    'pagination[pageSize]': PROGRAM_PAGE_SIZE,
    ...(category && { 'filters[category][id][$eq]': category }),
    ...(level && { 'filters[levels][id][$in][0]': level }),
    ...(phrase && { 'filters[title][$containsi]': phrase }),
    ...(duration && DURATION_PARAMS[duration]),
  }
}

const DURATION_PARAMS: Record<DurationBucket, Record<string, number>> = {
  short: { 'filters[duration][$lt]': MEDIUM_FROM_SECONDS },
  medium: { 'filters[duration][$gte]': MEDIUM_FROM_SECONDS, 'filters[duration][$lte]': MEDIUM_TO_SECONDS },
  long: { 'filters[duration][$gt]': MEDIUM_TO_SECONDS },
}
