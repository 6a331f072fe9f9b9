import type { Image, Named, Program, ProgramDetail } from '@kinora/contracts'
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

const format = (width: number) => ({
  url: `/media/p-${width}.webp`,
  avifUrl: `/media/p-${width}.avif`,
  width,
  height: width / 2,
})
const image: Image = {
  id: 1,
  url: '/media/p.webp',
  alternativeText: 'Osoba na krześle',
  name: 'p',
  width: 1280,
  height: 720,
  formats: {
    small: format(480),
    medium: format(800),
    large: format(1280),
    share: { url: '/media/og/p.jpg', width: 1200, height: 630 },
  },
}

export const program = (id: number, change: Partial<Program> = {}): Program => ({
  id,
  title: `Program ${id}`,
  duration: 540,
  locale: 'pl',
  isExampleTraining: true,
  publishedAt: '2026-01-13T07:00:00.000Z',
  image,
  levels: [levels[0]!],
  category: categories[0],
  ...change,
})

export const detail = (id: number, change: Partial<ProgramDetail> = {}): ProgramDetail => ({
  ...program(id, { title: 'Spokojna szyja' }),
  summary: 'Rozluźnisz szyję i barki.',
  description: 'Ruchy są małe i powolne.\nOddychaj swobodnie.',
  forWhom: 'Dla osób, które dużo siedzą.',
  whatYouNeed: ['Stabilne krzesło'],
  whenNotTo: ['masz świeży uraz szyi'],
  worksFor: { positions: ['sitting'], equipment: ['chair'], bodyRegions: ['neck'], isQuiet: true },
  credits: {
    madeBy: { name: 'Marta Nowak', profession: 'fizjoterapeutka', licence: 'PWZFz 0000-A', isExample: true },
    reviewedBy: { name: 'Jan Kot', profession: 'lekarz', licence: 'PWZ 0000001', isExample: true },
    reviewedOn: '2026-01-09',
  },
  localizations: [{ id: id + 100, locale: 'en' }],
  video: {
    duration: 120,
    chapters: [
      { start: 0, title: 'Ustaw się', note: '1 minuta' },
      { start: 30, title: 'Skłony', note: '8 powtórzeń' },
    ],
  },
  moreLikeThis: [{ ...program(7, { title: 'Mocne ramiona' }), reason: 'sameCategory' }],
  transcription: 'Usiądź wygodnie.\nOddychaj.',
  omitTranscription: false,
  ...change,
})

export const fakeProgram = (answer: ProgramDetail) =>
  http.get(api('/trinings/:id'), ({ params }) =>
    Number(params.id) === answer.id || answer.localizations?.some(({ id }) => id === Number(params.id))
      ? HttpResponse.json({ data: answer })
      : HttpResponse.json(
          { type: 'about:blank', title: 'Not Found', status: 404, code: 'training.notFound' },
          { status: 404 },
        ),
  )
