import type { ProgramList } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEachDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onEachDatabase((create) => {
  const running = useApp(create)
  const get = (query: string) => running.app.inject(`/api/trinings?${query}`)
  const list = async (query: string): Promise<ProgramList> => {
    const response = await get(query)
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title)
  const problems = async (query: string) => {
    const response = await get(query)
    assert.equal(response.statusCode, 400, response.body)
    assert.match(String(response.headers['content-type']), /^application\/problem\+json/)
    return response.json().errors
  }

  test("lists a page of twelve in the catalogue's order, in the requested language", async () => {
    const { data, meta } = await list('locale=en')
    assert.equal(data.length, 12)
    assert.deepEqual(
      data.slice(0, 2).map(({ title }) => title),
      ['Neck exercises', 'Gentle breath'],
    )
    assert.ok(data.every(({ locale }) => locale === 'en'))
    assert.deepEqual(meta.pagination, { page: 1, pageSize: 12, pageCount: 2, total: 15 })
  })

  test('is Polish by default', async () => {
    assert.equal((await titles(''))[0], 'Ćwiczenia na szyję')
  })

  test('returns consecutive pages, and empty ones past the end', async () => {
    const second = await list('pagination[page]=2&pagination[pageSize]=12')
    assert.deepEqual(
      second.data.map(({ title }) => title),
      ['Więcej 7', 'Więcej 8', 'Więcej 9'],
    )
    const beyond = await list('pagination[page]=1000000')
    assert.deepEqual(beyond.data, [])
    assert.deepEqual(beyond.meta.pagination, { page: 1_000_000, pageSize: 12, pageCount: 2, total: 15 })
  })

  test('populates only the requested fields', async () => {
    const [bare] = (await list('')).data
    assert.deepEqual(Object.keys(bare ?? {}).sort(), [
      'duration',
      'id',
      'isExampleTraining',
      'locale',
      'publishedAt',
      'title',
    ])
    const [, , whole] = (await list('populate=category,image,levels,localizations')).data
    assert.deepEqual(
      whole?.localizations?.map(({ locale }) => locale),
      ['en'],
    )
    assert.equal(whole?.category?.name, 'Plecy')
    assert.deepEqual(
      whole?.levels?.map(({ name }) => name),
      ['Łatwy', 'Trudny'],
    )
    assert.equal(whole?.image?.alternativeText, '100% pleców poster')
    assert.equal(whole?.image?.formats.medium.avifUrl, '/media/posters/hundred-800.avif')
  })

  test('finds titles in any case, with or without Polish letters', async () => {
    for (const phrase of ['cwiczenia', 'ĆWICZENIA', 'ćwicz', 'szyje']) {
      const matches = await titles(`filters[title][$containsi]=${encodeURIComponent(phrase)}`)
      assert.deepEqual(matches, ['Ćwiczenia na szyję'], phrase)
    }
    assert.deepEqual(await titles('filters[title][$containsi]=lagodny'), ['ŁAGODNY oddech'])
  })

  test('treats wildcards in a phrase literally', async () => {
    assert.deepEqual(await titles('filters[title][$containsi]=0%25'), ['100% pleców'])
    assert.deepEqual(await titles('filters[title][$containsi]=k_p'), ['Krok_po_kroku'])
    assert.deepEqual(await titles('filters[title][$containsi]=a%5Cd'), ['Góra\\dół'])
    assert.deepEqual(await titles('filters[title][$containsi]=%25%25'), [])
  })

  test('a typo finds similar titles, but only if no title contains the phrase', async () => {
    const search = (phrase: string) => titles(`filters[title][$containsi]=${encodeURIComponent(phrase)}`)
    assert.deepEqual(await search('oddehc'), ['ŁAGODNY oddech'])
    assert.deepEqual(await search('cwiczena na szyje'), ['Ćwiczenia na szyję'])
    assert.deepEqual(await search('óddéch'), ['ŁAGODNY oddech'])
    assert.deepEqual(await search('więcej 1'), ['Więcej 1'])
    assert.deepEqual(await search('xyzzy'), [])
    assert.deepEqual(await search('gor'), ['Góra\\dół'])
    assert.deepEqual(await search('gxr'), [])
  })

  test('filters by category, levels, length and example', async () => {
    assert.deepEqual(await titles('filters[category][id][$eq]=2'), ['100% pleców', 'Krok_po_kroku', 'Góra\\dół'])
    assert.deepEqual(await titles('filters[levels][id][$in][0]=2&filters[levels][id][$in][1]=3'), [
      '100% pleców',
      'Krok_po_kroku',
      'Góra\\dół',
    ])
    assert.deepEqual(await titles('filters[levels][id][$in]=2'), ['Góra\\dół'])
    assert.deepEqual(await titles('filters[duration][$gte]=300&filters[duration][$lte]=600'), [
      'ŁAGODNY oddech',
      '100% pleców',
    ])
    assert.deepEqual(await titles('filters[duration][$gt]=600'), ['Krok_po_kroku'])
    assert.deepEqual(await titles('filters[duration][$lt]=300&filters[isExampleTraining][$eq]=true'), [
      'Ćwiczenia na szyję',
      'Góra\\dół',
    ])
    assert.deepEqual(await titles('filters[category][id][$eq]=999'), [])
  })

  test('counts each option of a facet under the other filters', async () => {
    const {
      meta: { facets },
    } = await list('filters[category][id][$eq]=2&filters[levels][id][$in][0]=3')
    assert.deepEqual(facets.category, [
      { id: 1, count: 0 },
      { id: 2, count: 2 },
      { id: 3, count: 0 },
    ])
    assert.deepEqual(facets.levels, [
      { id: 1, count: 1 },
      { id: 2, count: 1 },
      { id: 3, count: 2 },
    ])
    assert.deepEqual(facets.duration, { short: 0, medium: 1, long: 1 })
    const long = await list('filters[duration][$gt]=600')
    assert.deepEqual(long.meta.facets.duration, { short: 12, medium: 2, long: 1 })
    assert.deepEqual(long.meta.facets.category, [
      { id: 1, count: 0 },
      { id: 2, count: 1 },
      { id: 3, count: 0 },
    ])
  })

  test('sorts titles by the Polish alphabet, and durations', async () => {
    const sorted = await titles('sort=title&filters[category][id][$eq]=2')
    assert.deepEqual(sorted, ['100% pleców', 'Góra\\dół', 'Krok_po_kroku'])
    const all = await titles('sort=title:asc&pagination[pageSize]=100')
    assert.deepEqual(all, all.toSorted(new Intl.Collator('pl').compare))
    assert.equal((await titles('sort=duration:desc'))[0], 'Krok_po_kroku')
    assert.deepEqual(
      (await titles('sort=duration:asc')).slice(0, 2),
      ['Góra\\dół', 'Więcej 0'],
      "alike, they stay in the catalogue's order",
    )
  })

  test('sorts by publication, the newest first', async () => {
    const { data } = await list('sort=createdAt:desc&pagination[pageSize]=2')
    assert.deepEqual(
      data.map(({ title, publishedAt }) => [title, publishedAt]),
      [
        ['Więcej 9', '2026-01-15T07:00:00.000Z'],
        ['Więcej 8', '2026-01-14T07:00:00.000Z'],
      ],
    )
  })

  test('refuses unknown parameters, and names them', async () => {
    const unknown = (field: string) => ({ field, code: 'request.unknownParameter' })
    assert.deepEqual(await problems('colour=red'), [unknown('colour')])
    assert.deepEqual(await problems('filters[title][$eq]=x'), [unknown('filters[title][$eq]')])
    assert.deepEqual(await problems('filters[author][id][$eq]=1'), [unknown('filters[author]')])
    assert.deepEqual(await problems('filters[toString]=1'), [unknown('filters[toString]')])
    assert.deepEqual(await problems('pagination[limit]=5'), [unknown('pagination[limit]')])
    const deep = 'filters[category][id][$eq][a][b][c][d]=1'
    assert.deepEqual(await problems(deep), [{ field: 'filters[category][id][$eq]', code: 'request.invalidValue' }])
  })

  test('refuses values out of range, and names their fields', async () => {
    const wrong = {
      'locale=de': 'locale',
      'locale=pl&locale=en': 'locale',
      'pagination[page]=0': 'pagination[page]',
      'pagination[page]=1e999': 'pagination[page]',
      'pagination[pageSize]=101': 'pagination[pageSize]',
      'filters[category][id][$eq]=2147483648': 'filters[category][id][$eq]',
      'filters[duration][$lt]=-1': 'filters[duration][$lt]',
      'populate=author': 'populate[0]',
      'populate[0]=image&populate[1]=author': 'populate[1]',
      'sort=password': 'sort',
      'sort=-title': 'sort',
      'filters[position][$in][0]=flying': 'filters[position][$in][0]',
      'filters[equipment][$in]=none': 'filters[equipment][$in][0]',
      'filters[equipment][$null]=false': 'filters[equipment][$null]',
      'filters[bodyRegion][$in][0]=neck&filters[bodyRegion][$in][1]=': 'filters[bodyRegion][$in][1]',
      'filters[isQuiet][$eq]=quiet': 'filters[isQuiet][$eq]',
    }
    for (const [query, field] of Object.entries(wrong)) {
      assert.deepEqual(await problems(query), [{ field, code: 'request.invalidValue' }], query)
    }
    assert.deepEqual(await problems(`filters[title][$containsi]=${'a'.repeat(101)}`), [
      { field: 'filters[title][$containsi]', code: 'request.invalidValue' },
    ])
  })

  test('prevents prototype pollution', async () => {
    await get('__proto__[polluted]=1&filters[__proto__][polluted]=1&constructor[prototype][polluted]=1')
    assert.equal('polluted' in {}, false)
  })
})
