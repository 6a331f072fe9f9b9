import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { INDEX_RULES } from '../../src/catalogue/programs/indexPrograms.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { testContent } from '../../testing/catalogue/content.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/database/databases.ts'
import type { Content } from './contentEntries.ts'
import { fillDatabase } from '../../testing/startApp.ts'

const content = testContent()
const withSynonyms = (synonyms: string): Content => ({
  ...content,
  searchWords: { ...content.searchWords, pl: { ...content.searchWords.pl, synonyms } },
})

onEachDatabase((create) => {
  let database: TestDatabase
  let db: Database
  before(async () => {
    database = await create()
    db = await database.open()
    await fillDatabase(db, content)
  })
  after(async () => {
    await db.close()
    await database.drop()
  })
  const index = async () => ({
    programs: await db.rows<{ id: number; search: string }>('select id, search::text from programs order by id'),
    words: await db.rows<{ word: string }>('select locale, word from program_words order by 1, 2'),
  })

  test('programs that were indexed by other rules are indexed by the next import, and no others', async () => {
    const fullIndex = await index()
    assert.ok(fullIndex.words.length > 0 && fullIndex.programs.every(({ search }) => search !== ''))
    await db.rows("update programs set search = ''")
    await db.rows('delete from program_words')
    await fillDatabase(db, content)
    assert.ok((await index()).programs.every(({ search }) => search === ''))
    await db.rows('update content_state set indexed_by = 0')
    assert.deepEqual(await fillDatabase(db, content), { added: 0, changed: 0, removed: 0, left: [] })
    assert.deepEqual(await index(), fullIndex)
  })

  test('rules that index a program in another way have another number', async () => {
    const { programs, words } = await index()
    const digest = createHash('sha256')
      .update(JSON.stringify([programs, words]))
      .digest('hex')
      .slice(0, 12)
    assert.deepEqual(
      { [INDEX_RULES]: digest },
      { 1: 'f9ad3f8b2a45' },
      'raise INDEX_RULES, unless it is the programs of the tests that have changed',
    )
  })

  test('changed synonyms count, and those that were taken out do not', async () => {
    const before = await index()
    await fillDatabase(db, withSynonyms('kołnierz => szyja'))
    assert.ok((await index()).words.some(({ word }) => word.startsWith('kolnierz')))
    await fillDatabase(db, content)
    assert.deepEqual(await index(), before)
  })

  test('synonyms with a wrong line are refused, and nothing is imported', async () => {
    const before = await index()
    await assert.rejects(fillDatabase(db, withSynonyms('kark, szyja\nbiuro')), /Synonyms \(pl\), line 2, "biuro"/)
    assert.deepEqual(await index(), before)
  })
})
