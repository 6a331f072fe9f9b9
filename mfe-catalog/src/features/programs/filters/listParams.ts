import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, PROGRAM_PAGE_SIZE, type DurationBucket } from '@kinora/limits'
import type { ProgramFilters, ProgramSort } from './programFilters.ts'

type Params = Record<string, string | number>

/** One page of the programs that the filters leave, in Strapi's bracket form (docs/contract.md, "Content"). */
export const listParams = ({ sort, page, ...filters }: ProgramFilters): Params => ({
  populate: 'category,image,levels',
  'pagination[page]': page,
  'pagination[pageSize]': PROGRAM_PAGE_SIZE,
  ...filterParams(filters),
  ...(sort && { sort: SORT_PARAMS[sort] }),
})

/** How many programs the filters leave: the smallest page, because only its total is read. */
export const countParams = (filters: ProgramFilters): Params => ({
  'pagination[pageSize]': 1,
  ...filterParams(filters),
})

function filterParams({
  category,
  level,
  duration,
  phrase,
  position,
  equipment,
  region,
  quiet,
}: Omit<ProgramFilters, 'page'>): Params {
  return {
    ...(category && { 'filters[category][id][$eq]': category }),
    ...(level && { 'filters[levels][id][$in][0]': level }),
    ...(phrase && { 'filters[title][$containsi]': phrase }),
    ...(duration && DURATION_PARAMS[duration]),
    ...anyOf('position', position),
    ...(equipment?.includes('none') ? { 'filters[equipment][$null]': 'true' } : anyOf('equipment', equipment)),
    ...anyOf('bodyRegion', region),
    ...(quiet && { 'filters[isQuiet][$eq]': 'true' }),
  }
}

const anyOf = (field: string, values: string[] = []): Params =>
  Object.fromEntries(values.map((value, index) => [`filters[${field}][$in][${index}]`, value]))

const DURATION_PARAMS: Record<DurationBucket, Params> = {
  short: { 'filters[duration][$lt]': MEDIUM_FROM_SECONDS },
  medium: { 'filters[duration][$gte]': MEDIUM_FROM_SECONDS, 'filters[duration][$lte]': MEDIUM_TO_SECONDS },
  long: { 'filters[duration][$gt]': MEDIUM_TO_SECONDS },
}

const SORT_PARAMS: Record<ProgramSort, string> = {
  newest: 'createdAt:desc',
  shortest: 'duration:asc',
  longest: 'duration:desc',
  title: 'title:asc',
  rating: 'rating:desc',
}
