import type { IndexApi, Program } from '@kinora/contracts'
import { program } from '../../programs.fake.ts'
import { feedOfPrograms } from './feedOfPrograms.ts'
import { sitemapOfPrograms } from './sitemapOfPrograms.ts'

const translated = (id: number, locale: 'pl' | 'en', other?: number) =>
  program(id, { locale, localizations: other ? [{ id: other, locale: locale === 'pl' ? 'en' : 'pl' }] : [] })
const programs: Record<string, Program[]> = {
  pl: [translated(1, 'pl', 13), translated(2, 'pl')],
  en: [translated(13, 'en', 1), translated(14, 'en')],
}

/** The list of programs, one to a page; `requests` keeps the parameters of each call. */
function listApi(requests: Record<string, string>[] = []): IndexApi {
  return {
    async get<Body>(path: string, params: Record<string, string> = {}) {
      requests.push({ path, ...params })
      const all = programs[params['locale']!]!
      const page = Number(params['pagination[page]'] ?? 1)
      return { data: [all[page - 1]], meta: { pagination: { pageCount: all.length } } } as Body
    },
  }
}

test('every program is listed once, beside its version in the other language', async () => {
  const updated = '2026-01-13T07:00:00.000Z'
  expect(await sitemapOfPrograms(listApi())).toEqual([
    { pl: { path: '/programs/1', updated }, en: { path: '/programs/13', updated } },
    { pl: { path: '/programs/2', updated } },
    { en: { path: '/programs/14', updated } },
  ])
})

test('the feed has the newest programs of a language, with category, minutes and picture', async () => {
  const requests: Record<string, string>[] = []
  expect(await feedOfPrograms(listApi(requests), 'pl')).toEqual([
    {
      path: '/programs/1',
      title: 'Program 1',
      summary: 'Szyja i barki · 9 min',
      published: '2026-01-13T07:00:00.000Z',
      updated: '2026-01-13T07:00:00.000Z',
      image: { path: '/media/p-800.webp', type: 'image/webp' },
    },
  ])
  expect(requests).toEqual([
    {
      path: '/trinings',
      locale: 'pl',
      populate: 'category,image',
      sort: 'createdAt:desc',
      'pagination[pageSize]': '20',
    },
  ])
})

test('a failed call rejects the whole list', async () => {
  const api: IndexApi = { get: () => Promise.reject(new Error('/trinings answered 503')) }
  await expect(sitemapOfPrograms(api)).rejects.toThrow('503')
  await expect(feedOfPrograms(api, 'en')).rejects.toThrow('503')
})
