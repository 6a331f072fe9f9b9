import { BODY_REGIONS, EQUIPMENT, POSITIONS } from '@kinora/limits'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { testContent } from '../../../testing/catalogue/content.ts'
import { listBySql } from '../../../testing/catalogue/listBySql.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { fillDatabase } from '../../../testing/startApp.ts'
import type { Database } from '../../platform/index.ts'
import { indexPrograms } from './indexPrograms.ts'
import { selectFacts, selectWords } from './programFacts.ts'
import { selectProgramPage } from './programListQueries.ts'
import type { ListQuery } from './programSchemas.ts'

const PROGRAMS = 120
/** Few, so that many programs are alike. */
const WORDS = ['szyja', 'Plecy', 'kolana', 'ŁAGODNY', 'oddech', '100%', 'krok_po', 'ćwiczenia']

const chosen = <Option>(options: readonly Option[], minLength = 1) =>
  fc.uniqueArray(fc.constantFrom(...options), { minLength, maxLength: 3 })
const id = fc.integer({ min: 1, max: 4 })
const seconds = fc.constantFrom(0, 299, 300, 301, 599, 600, 601, 86_400)
const some = <Properties extends Record<string, fc.Arbitrary<unknown>>>(properties: Properties) =>
  fc.record(properties, { requiredKeys: [] })

const program = fc.record({
  category_id: fc.integer({ min: 1, max: 3 }),
  position: fc.integer({ min: 0, max: 9 }),
  duration: seconds.filter((duration) => duration > 0),
  is_example: fc.boolean(),
  published_at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-09'), noInvalidDate: true }),
  positions: chosen(POSITIONS),
  equipment: chosen(EQUIPMENT, 0),
  body_regions: chosen(BODY_REGIONS, 0),
  is_quiet: fc.boolean(),
  title: chosen(WORDS).map((words) => words.join(' ')),
  levels: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
  rating: fc.option(fc.constantFrom(3.3, 4, 4.9)),
})

const phrases = ['', 'szyj', 'plecow', 'kolnaa', 'OddeCh', '100% ple', '_', 'łagodny oddech', 'szyja plecy', 'xyzzy']
const search = (phrase: string): ListQuery => ({
  locale: 'pl',
  filters: { title: { $containsi: phrase } },
  pagination: { page: 1, pageSize: 100 },
})

const query: fc.Arbitrary<ListQuery> = some({
  sort: fc.constantFrom(
    ...['position', 'id', 'title', 'duration', 'createdAt', 'rating'].flatMap((field) => [field, `${field}:desc`]),
  ),
  filters: some({
    category: fc.record({ id: fc.record({ $eq: id }) }),
    levels: fc.record({ id: fc.record({ $in: fc.uniqueArray(id, { minLength: 1 }) }) }),
    title: fc.record({ $containsi: fc.constantFrom(...phrases) }),
    duration: some({ $lt: seconds, $lte: seconds, $gt: seconds, $gte: seconds }),
    isExampleTraining: fc.record({ $eq: fc.boolean() }),
    position: fc.record({ $in: chosen(POSITIONS) }),
    equipment: some({ $in: chosen(EQUIPMENT), $null: fc.constant(true) }),
    bodyRegion: fc.record({ $in: chosen(BODY_REGIONS) }),
    isQuiet: fc.record({ $eq: fc.boolean() }),
  }),
  pagination: fc.record({ page: fc.integer({ min: 1, max: 3 }), pageSize: fc.constantFrom(1, 12, 100) }),
}).map(
  ({ filters = {}, pagination = { page: 1, pageSize: 12 }, ...rest }) =>
    ({ locale: 'pl', filters, pagination, ...rest }) as ListQuery,
)

const addSql = `
with given as (
  select row_number() over () as number, program.* from jsonb_to_recordset($programs::jsonb) as program (category_id int,
    position int, duration int, is_example boolean, published_at timestamptz, positions text[], equipment text[],
    body_regions text[], is_quiet boolean, title text, levels int[], rating numeric)
), added as (
  insert into programs (slug, locale, category_id, image_id, position, duration, is_example, published_at, positions,
    equipment, body_regions, is_quiet, title, summary, description, for_whom, what_you_need, when_not_to, chapters)
  select 'given-' || number, 'pl', category_id, (select min(id) from images), position, duration, is_example, published_at,
    positions, equipment, body_regions, is_quiet, title, '', '', '', '[]', '[]', '[]' from given
  returning id, slug
), rated as (
  insert into program_ratings (program, average, count) select 'given-' || number, rating, 3 from given where rating is not null
)
insert into program_levels (program_id, level_id)
select added.id, unnest(given.levels) from given join added on added.slug = 'given-' || given.number`

onOneDatabase((create) => {
  let drop: () => Promise<unknown>
  let db: Database
  before(async () => {
    const database = await create()
    drop = database.drop
    db = await database.open()
    await fillDatabase(db, testContent())
    const programs = fc.sample(program, { numRuns: PROGRAMS, seed: 1 })
    await db.rows(addSql, { programs: JSON.stringify(programs) })
    await db.transaction((tx) => indexPrograms(tx))
  })
  after(async () => {
    await db.close()
    await drop()
  })

  test('lists from memory are what SQL would answer', async () => {
    const [facts, words] = [await selectFacts(db, 'pl'), await selectWords(db, 'pl')]
    const kept = { facts: async () => facts, words: async () => words }
    await fc.assert(
      fc.asyncProperty(query, async (asked) =>
        assert.deepEqual(await selectProgramPage(db, kept, asked), await listBySql(db, asked)),
      ),
      { numRuns: 300, examples: phrases.map((phrase) => [search(phrase)]) },
    )
  })
})
