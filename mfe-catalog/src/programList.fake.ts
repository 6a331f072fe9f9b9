import type { Named, Program, ProgramDetail, ProgramList } from '@kinora/contracts'
import { BODY_REGIONS, EQUIPMENT, POSITIONS } from '@kinora/limits'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { categories, levels } from './programs.fake.ts'

/**
 * A list has no `worksFor`, but its filters use it. By default: standing, no equipment, for the back, quiet.
 */
type Listed = Program & { worksFor?: Partial<ProgramDetail['worksFor']> }
type Fits = (program: Listed) => boolean

/** The content API over `all`, with its filters and pages. `requests` keeps the query of each list. */
export function fakePrograms(all: Listed[], requests: URLSearchParams[] = []) {
  const entries = (named: Named[]) =>
    HttpResponse.json({ data: named.map(({ id, name }) => ({ id, attributes: { name } })) })
  return [
    http.get(api('/categories'), () => entries(categories)),
    http.get(api('/levels'), () => entries(levels)),
    http.get(api('/trinings'), ({ request }) => {
      const query = new URL(request.url).searchParams
      requests.push(query)
      return HttpResponse.json(listOf(all, query))
    }),
  ]
}

function listOf(all: Listed[], query: URLSearchParams): ProgramList {
  const matches = all.filter(fitsTo(query))
  const [page, pageSize] = [Number(query.get('pagination[page]')), Number(query.get('pagination[pageSize]'))]
  const data = query.get('sort') === 'duration:asc' ? matches.toSorted((a, b) => a.duration - b.duration) : matches
  return {
    data: data.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(matches.length / pageSize), total: matches.length },
      facets: facetsOf(all, query),
    },
  }
}

function facetsOf(all: Listed[], query: URLSearchParams): ProgramList['meta']['facets'] {
  /** The number of programs with this choice added, or in place of those of the field `instead`. */
  const count = (key: string, value: string, instead?: string) => {
    const changed = new URLSearchParams(
      [...query].filter(([name]) => !instead || !name.startsWith(`filters[${instead}]`)),
    )
    changed.set(key, value)
    return all.filter(fitsTo(changed)).length
  }
  const added = <Value extends string>(field: string, values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value, count(`filters[${field}][$in][added]`, value)])) as Record<
      Value,
      number
    >
  return {
    category: categories.map(({ id }) => ({ id, count: count('filters[category][id][$eq]', String(id)) })),
    levels: levels.map(({ id }) => ({ id, count: count('filters[levels][id][$in][0]', String(id)) })),
    duration: { short: 0, medium: all.filter(fitsTo(query)).length, long: 0 },
    position: added('position', POSITIONS),
    equipment: { ...added('equipment', EQUIPMENT), none: count('filters[equipment][$null]', 'true', 'equipment') },
    bodyRegion: added('bodyRegion', BODY_REGIONS),
    isQuiet: count('filters[isQuiet][$eq]', 'true'),
  }
}

function fitsTo(query: URLSearchParams): Fits {
  const some = (field: string) =>
    [...query].filter(([name]) => name.startsWith(`filters[${field}][$in]`)).map(([, value]) => value)
  const category = Number(query.get('filters[category][id][$eq]'))
  const level = Number(query.get('filters[levels][id][$in][0]'))
  const phrase = query.get('filters[title][$containsi]')?.toLowerCase() ?? ''
  const [positions, things, regions] = [some('position'), some('equipment'), some('bodyRegion')]
  const fits: Fits[] = [
    (one) => !category || one.category?.id === category,
    (one) => !level || Boolean(one.levels?.some(({ id }) => id === level)),
    (one) => one.title.toLowerCase().includes(phrase),
    (one) => one.duration >= Number(query.get('filters[duration][$gte]') ?? 0),
    ({ worksFor }) =>
      positions.length === 0 || (worksFor?.positions ?? ['standing']).every((position) => positions.includes(position)),
    ({ worksFor }) => things.length === 0 || (worksFor?.equipment ?? []).every((thing) => things.includes(thing)),
    ({ worksFor }) => !query.has('filters[equipment][$null]') || (worksFor?.equipment ?? []).length === 0,
    ({ worksFor }) =>
      regions.length === 0 || (worksFor?.bodyRegions ?? ['back']).some((region) => regions.includes(region)),
    ({ worksFor }) => !query.has('filters[isQuiet][$eq]') || (worksFor?.isQuiet ?? true),
  ]
  return (program) => fits.every((fit) => fit(program))
}
