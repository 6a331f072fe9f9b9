import { detail } from '../../programs.fake.ts'
import { alternatesOf, videoObject } from './programMeta.ts'

const site = { origin: 'https://kinora.test', page: '/programs/5' }

test('every language that the program exists in has its own address', () => {
  expect(alternatesOf(detail(5))).toEqual({ pl: '/programs/5', en: '/programs/105' })
  expect(alternatesOf(detail(5, { localizations: [] }))).toEqual({ pl: '/programs/5' })
})

test('the structured data has the film, its length and its chapters', () => {
  expect(videoObject(detail(5), site)).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT120S',
    uploadDate: detail(5).publishedAt,
    thumbnailUrl: ['https://kinora.test/media/p-1280.webp'],
    hasPart: [
      { name: 'Ustaw się', startOffset: 0, endOffset: 30, url: 'https://kinora.test/programs/5' },
      { name: 'Skłony', startOffset: 30, endOffset: 120, url: 'https://kinora.test/programs/5?t=30' },
    ],
  })
})

test('the structured data says who made the film, and who reviewed it when', () => {
  expect(videoObject(detail(5), site)).toMatchObject({
    creator: { name: 'Marta Nowak', jobTitle: 'fizjoterapeutka', identifier: 'PWZFz 0000-A' },
    mainEntityOfPage: { lastReviewed: '2026-01-09', reviewedBy: { name: 'Jan Kot', identifier: 'PWZ 0000001' } },
  })
  expect(JSON.stringify(videoObject(detail(5, { credits: null }), site))).not.toMatch(/creator|reviewed/i)
})

test('without a film there is no structured data', () => {
  expect(videoObject(detail(5, { video: null }), site)).toBeUndefined()
})
