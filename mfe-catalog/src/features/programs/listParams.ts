import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, PROGRAM_PAGE_SIZE, type DurationBucket } from '@kinora/limits'
import type { ProgramFilters, ProgramSort } from './programFilters.ts'

type Params = Record<string, string | number>

/** Strapi's bracket form of the filters (contract, "Content"). */
export function listParams({ category, level, duration, phrase, position, equipment, region, quiet, sort, page }: ProgramFilters): Params {
  return {
    populate: 'category,image,levels',
    'pagination[page]': page,
    'pagination[pageSize]': PROGRAM_PAGE_SIZE,
    ...(category && { 'filters[category][id][$eq]': category }),
    ...(level && { 'filters[levels][id][$in][0]': level }),
    ...(phrase && { 'filters[title][$containsi]': phrase }),
    ...(duration && DURATION_PARAMS[duration]),
    ...anyOf('position', position),
    ...(equipment?.includes('none') ? { 'filters[equipment][$null]': 'true' } : anyOf('equipment', equipment)),
    ...anyOf('bodyRegion', region),
    ...(quiet && { 'filters[isQuiet][$eq]': 'true' }),
    ...(sort && { sort: SORT_PARAMS[sort] }),
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
