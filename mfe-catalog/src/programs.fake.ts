import type { Image, Named, Program, ProgramDetail, ProgramList } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

export const categories: Named[] = [
  { id: 1, name: 'Szyja i barki' },
  { id: 2, name: 'Plecy' },
]
export const levels: Named[] = [
  { id: 1, name: 'Łatwy' },
  { id: 2, name: 'Wymagający' },
]

const format = (width: number) => ({ url: `/media/p-${width}.webp`, avifUrl: `/media/p-${width}.avif`, width, height: width / 2 })
const image: Image = {
  id: 1, url: '/media/p.webp', alternativeText: 'Osoba na krześle', name: 'p', width: 1280, height: 720,
  formats: { small: format(480), medium: format(800), large: format(1280), share: { url: '/media/og/p.jpg', width: 1200, height: 630 } },
}

export const program = (id: number, change: Partial<Program> = {}): Program => ({
  id, title: `Program ${id}`, duration: 540, locale: 'pl', isExampleTraining: true, image,
  levels: [levels[0]!], category: categories[0], ...change,
})

export const detail = (id: number, change: Partial<ProgramDetail> = {}): ProgramDetail => ({
  ...program(id, { title: 'Spokojna szyja' }),
  summary: 'Rozluźnisz szyję i barki.',
  description: 'Ruchy są małe i powolne.\nOddychaj swobodnie.',
  forWhom: 'Dla osób, które dużo siedzą.',
  whatYouNeed: ['Stabilne krzesło'],
  whenNotTo: ['masz świeży uraz szyi'],
  localizations: [{ id: id + 100, locale: 'en' }],
  video: { duration: 120, chapters: [{ start: 0, title: 'Ustaw się', note: '1 minuta' }, { start: 30, title: 'Skłony', note: '8 powtórzeń' }] },
  moreLikeThis: [{ ...program(7, { title: 'Mocne ramiona' }), reason: 'sameCategory' }],
  transcription: 'Usiądź wygodnie.\nOddychaj.',
  omitTranscription: false,
  ...change,
})

/** The content API over `all`, with its filters and pages. `asked` keeps the query of each list. */
export function fakePrograms(all: Program[], asked: URLSearchParams[] = []) {
  const entries = (named: Named[]) => HttpResponse.json({ data: named.map(({ id, name }) => ({ id, attributes: { name } })) })
  return [
    http.get(api('/categories'), () => entries(categories)),
    http.get(api('/levels'), () => entries(levels)),
    http.get(api('/trinings'), ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      return HttpResponse.json(listOf(all, query))
    }),
  ]
}

export const fakeProgram = (answer: ProgramDetail) =>
  http.get(api('/trinings/:id'), ({ params }) =>
    Number(params.id) === answer.id || answer.localizations?.some(({ id }) => id === Number(params.id))
      ? HttpResponse.json({ data: answer })
      : HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404, code: 'training.notFound' }, { status: 404 }),
  )

function listOf(all: Program[], query: URLSearchParams): ProgramList {
  const wanted = {
    category: Number(query.get('filters[category][id][$eq]')),
    level: Number(query.get('filters[levels][id][$in][0]')),
    phrase: query.get('filters[title][$containsi]')?.toLowerCase() ?? '',
    atLeast: Number(query.get('filters[duration][$gte]') ?? 0),
  }
  const fits = (leave?: string) => (one: Program) =>
    (leave === 'category' || !wanted.category || one.category?.id === wanted.category) &&
    (leave === 'level' || !wanted.level || Boolean(one.levels?.some(({ id }) => id === wanted.level))) &&
    one.title.toLowerCase().includes(wanted.phrase) &&
    one.duration >= wanted.atLeast
  const found = all.filter(fits())
  const [page, pageSize] = [Number(query.get('pagination[page]')), Number(query.get('pagination[pageSize]'))]
  const count = (one: (candidate: Program) => boolean, leave: string) => all.filter((candidate) => one(candidate) && fits(leave)(candidate)).length
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
      facets: {
        category: categories.map(({ id }) => ({ id, count: count(({ category }) => category?.id === id, 'category') })),
        levels: levels.map((level) => ({ id: level.id, count: count((one) => one.levels?.some(({ id }) => id === level.id) ?? false, 'level') })),
        duration: { short: 0, medium: found.length, long: 0 },
      },
    },
  }
}
