import type { ProgramList, ProgramPages } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const get = async <Answer>(url: string): Promise<Answer> => {
    const response = await running.app.inject(url)
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }

  test('all programs come in one answer, in the order of the catalogue, each beside its version in the other language', async () => {
    const { data: pages } = await get<{ data: ProgramPages[] }>('/api/trinings/pages')
    for (const locale of ['pl', 'en'] as const) {
      const { data } = await get<ProgramList>(`/api/trinings?locale=${locale}&pagination[pageSize]=100`)
      assert.deepEqual(
        pages.flatMap((page) => page[locale] ?? []),
        data.map(({ id, publishedAt }) => ({ id, publishedAt })),
      )
    }
    assert.ok(pages.some(({ pl, en }) => pl && en && pl.id !== en.id))
  })
})
