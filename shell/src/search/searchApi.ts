import type { Named, NamedEntry, ProgramList } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, type DurationBucket } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import type { SearchFilters } from './searchFilters.ts'

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellListCategories: build.query<Named[], void>({ query: () => apiPaths.categories(), transformResponse: namesOf }),
    shellListLevels: build.query<Named[], void>({
      query: () => ({ url: apiPaths.levels(), params: { sort: 'order' } }),
      transformResponse: namesOf,
    }),
    /** How many programs there are under these filters. */
    shellCountPrograms: build.query<number, SearchFilters>({
      query: (filters) => ({ url: apiPaths.programs(), params: countParams(filters) }),
      transformResponse: ({ meta }: ProgramList) => meta.pagination.total,
    }),
  }),
})

export const { useShellListCategoriesQuery, useShellListLevelsQuery, useLazyShellCountProgramsQuery } = searchApi

function namesOf({ data }: { data: NamedEntry[] }): Named[] {
  return data.map(({ id, attributes }) => ({ id, name: attributes.name }))
}

/** Strapi's bracket form (contract, "Content"); one item a page, because only the total is read. */
const countParams = ({ phrase, category, level, duration }: SearchFilters): Record<string, string | number> => ({
  'pagination[pageSize]': 1,
  ...(phrase && { 'filters[title][$containsi]': phrase }),
  ...(category && { 'filters[category][id][$eq]': category }),
  ...(level && { 'filters[levels][id][$in]': level }),
  ...(duration && DURATION_PARAMS[duration]),
})

const DURATION_PARAMS: Record<DurationBucket, Record<string, number>> = {
  short: { 'filters[duration][$lt]': MEDIUM_FROM_SECONDS },
  medium: { 'filters[duration][$gte]': MEDIUM_FROM_SECONDS, 'filters[duration][$lte]': MEDIUM_TO_SECONDS },
  long: { 'filters[duration][$gt]': MEDIUM_TO_SECONDS },
}
