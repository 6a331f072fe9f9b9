import type { Facets, ProgramList } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const list = async (query: string): Promise<ProgramList> => {
    const response = await running.app.inject(`/api/trinings?locale=en&pagination[pageSize]=100&${query}`)
    assert.equal(response.statusCode, 200, response.body)
    return response.json()
  }
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title)
  const facets = async (query: string) => (await list(query)).meta.facets
  const totalOf = async (query: string) => (await list(query)).meta.pagination.total

  test('the position filter excludes programs with any position that is not chosen', async () => {
    assert.deepEqual(await titles('filters[position][$in][0]=sitting'), ['Neck exercises', 'Gentle breath'])
    assert.deepEqual(await titles('filters[position][$in]=lying'), [])
    assert.deepEqual(await titles('filters[position][$in][0]=lying&filters[position][$in][1]=kneeling'), ['100% back'])
    assert.equal(await totalOf('filters[position][$in][0]=sitting&filters[position][$in][1]=standing'), 14)
  })

  test('the equipment filter excludes programs that need anything else', async () => {
    assert.deepEqual(await titles('filters[equipment][$null]=true'), ['Gentle breath'])
    assert.equal(await totalOf('filters[equipment][$in][0]=chair'), 13)
    assert.ok(!(await titles('filters[equipment][$in][0]=mat')).includes('100% back'))
    assert.ok((await titles('filters[equipment][$in][0]=mat&filters[equipment][$in][1]=cushion')).includes('100% back'))
    assert.deepEqual(await titles('filters[equipment][$null]=true&filters[equipment][$in][0]=chair'), ['Gentle breath'])
  })

  test('the body region filter matches any of the chosen ones; the quiet filter only quiet programs', async () => {
    assert.deepEqual(await titles('filters[bodyRegion][$in][0]=hips&filters[bodyRegion][$in][1]=neck'), [
      'Neck exercises',
      'Step_by_step',
    ])
    assert.deepEqual(await titles('filters[isQuiet][$eq]=true'), ['Neck exercises', 'Gentle breath', '100% back'])
    assert.deepEqual(await titles('filters[isQuiet][$eq]=true&filters[bodyRegion][$in][0]=back'), ['100% back'])
  })

  test('each option is counted as if it were chosen in addition to the current ones', async () => {
    const none = await facets('')
    assert.deepEqual(none.position, { standing: 11, sitting: 2, lying: 0, kneeling: 0 })
    assert.deepEqual(none.equipment, { none: 1, chair: 13, band: 1, stick: 1, wall: 1, cushion: 1, mat: 1 })
    assert.deepEqual(none.bodyRegion, {
      neck: 1,
      shoulders: 1,
      back: 2,
      hips: 1,
      knees: 11,
      feet: 0,
      hands: 0,
      breath: 1,
    })
    assert.equal(none.isQuiet, 3)

    const some = await facets('filters[position][$in][0]=sitting&filters[equipment][$in][0]=chair')
    assert.deepEqual(some.position, { standing: 13, sitting: 2, lying: 2, kneeling: 2 })
    assert.deepEqual(some.equipment, { none: 1, chair: 2, band: 2, stick: 2, wall: 2, cushion: 2, mat: 2 })
    assert.deepEqual([some.bodyRegion.neck, some.bodyRegion.back, some.isQuiet], [1, 0, 2])
    assert.deepEqual(
      some.category.map(({ count }) => count),
      [1, 0, 1],
    )
    assert.deepEqual([some.levels[0]?.count, some.duration], [2, { short: 1, medium: 1, long: 0 }])
  })

  type Added = [keyof Facets & ('position' | 'equipment' | 'bodyRegion'), string]
  const added = ([facet, option]: Added, place: number) =>
    option === 'none' ? 'filters[equipment][$null]=true' : `filters[${facet}][$in][${place}]=${option}`

  for (const made of [
    '',
    'filters[position][$in][0]=sitting',
    'filters[bodyRegion][$in][0]=back&filters[isQuiet][$eq]=true',
    'filters[equipment][$in][0]=chair&filters[position][$in][0]=standing',
  ]) {
    test(`the count of an option is the total of the list with it: ${made || 'no filters'}`, async () => {
      const { position, equipment, bodyRegion, isQuiet } = await facets(made)
      for (const [facet, counts] of Object.entries({ position, equipment, bodyRegion })) {
        for (const [option, count] of Object.entries(counts)) {
          const query = `${made}&${added([facet, option] as Added, made.includes(facet) ? 1 : 0)}`
          assert.equal(await totalOf(query), count, query)
        }
      }
      assert.equal(await totalOf(made.includes('isQuiet') ? made : `${made}&filters[isQuiet][$eq]=true`), isQuiet)
    })
  }

  test('a program has its positions, equipment, body regions and noise', async () => {
    const [, , { id } = { id: 0 }] = (await list('')).data
    const { data } = (await running.app.inject(`/api/trinings/${id}`)).json()
    assert.deepEqual(data.worksFor, {
      positions: ['lying', 'kneeling'],
      equipment: ['mat', 'cushion'],
      bodyRegions: ['back'],
      isQuiet: true,
    })
    assert.equal(data.publishedAt, '2026-01-03T07:00:00.000Z')
  })
})
