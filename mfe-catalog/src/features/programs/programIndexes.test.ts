import type { IndexApi } from '@kinora/contracts'
import { program } from '../../programs.fake.ts'
import { feedOfPrograms } from './feedOfPrograms.ts'
import { sitemapOfPrograms } from './sitemapOfPrograms.ts'

const updated = '2026-01-13T07:00:00.000Z'

test('every program is listed once, beside its version in the other language', async () => {
  const requests: string[] = []
  const page = (id: number) => ({ id, publishedAt: updated })
  const api: IndexApi = {
    async get<Body>(path: string) {
      requests.push(path)
      return { data: [{ pl: page(1), en: page(13) }, { pl: page(2) }, { en: page(14) }] } as Body
    },
  }
  expect(await sitemapOfPrograms(api)).toEqual([
    { pl: { path: '/programs/1', updated }, en: { path: '/programs/13', updated } },
    { pl: { path: '/programs/2', updated } },
    { en: { path: '/programs/14', updated } },
  ])
  expect(requests).toEqual(['/trinings/pages'])
})

test('the feed has the newest programs of a language, with category, minutes and picture', async () => {
  const requests: Record<string, string>[] = []
  const api: IndexApi = {
    async get<Body>(path: string, params: Record<string, string> = {}) {
      requests.push({ path, ...params })
      return { data: [program(1)] } as Body
    },
  }
  expect(await feedOfPrograms(api, 'pl')).toEqual([
    {
      path: '/programs/1',
      title: 'Program 1',
      summary: 'Szyja i barki · 9 min',
      published: updated,
      updated,
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
