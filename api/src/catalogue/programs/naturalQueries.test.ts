import * as content from '@kinora/content'
import type { Locale } from '@kinora/limits'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { queriesEn } from '../../../testing/catalogue/queries/queriesEn.ts'
import { queriesPl } from '../../../testing/catalogue/queries/queriesPl.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectFacts, selectWords } from './programFacts.ts'
import { selectProgramPage } from './programListQueries.ts'
import { fillDatabase } from '../../../testing/startApp.ts'

const queriesOf = (lines: string) =>
  [...lines.matchAll(/^ *([^#:\n]+):(.*)$/gm)].map(([, phrase = '', slugs = '']) => {
    const named = slugs.trim().split(' ').filter(Boolean)
    const refused = named.filter((slug) => slug.startsWith('-')).map((slug) => slug.slice(1))
    return { phrase, expected: named.filter((slug) => !slug.startsWith('-')), refused }
  })

onOneDatabase((create) => {
  let drop: () => Promise<unknown>
  let db: Database
  let slugs: Map<number, string>
  before(async () => {
    const database = await create()
    drop = database.drop
    db = await database.open()
    await fillDatabase(db, content)
    const rows = await db.rows<{ id: number; slug: string }>('select id, slug from programs')
    slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  })
  after(async () => {
    await db.close()
    await drop()
  })
  const foundBy = async (locale: Locale, phrase: string) => {
    const kept = { facts: () => selectFacts(db, locale), words: () => selectWords(db, locale) }
    const page = await selectProgramPage(db, kept, {
      locale,
      filters: { title: { $containsi: phrase } },
      pagination: { page: 1, pageSize: 24 },
    })
    return page.programs.map(({ id }) => slugs.get(id))
  }

  for (const [locale, lines] of Object.entries({ pl: queriesPl, en: queriesEn }))
    describe(`what people type in ${locale}`, () => {
      for (const { phrase, expected, refused } of queriesOf(lines))
        test(phrase, async () => {
          const matches = await foundBy(locale as Locale, phrase)
          assert.deepEqual(
            expected.filter((slug) => !matches.includes(slug)),
            [],
            `missing among ${matches.join()}`,
          )
          assert.deepEqual(
            refused.filter((slug) => matches.includes(slug)),
            [],
            'found',
          )
          if (expected.length === 0) assert.deepEqual(matches, [])
        })
    })

  test('titles come first, then what a program is for, then what it mentions', async () => {
    const first = async (locale: Locale, phrase: string) => (await foundBy(locale, phrase))[0]
    assert.equal(await first('pl', 'równowaga'), 'balance-with-a-chair')
    assert.equal(await first('pl', 'kark'), 'calm-neck')
    assert.equal(await first('pl', 'stopy'), 'light-feet')
    assert.equal(await first('en', 'ankles'), 'light-feet')
    assert.equal(await first('en', 'knees'), 'quiet-knees')
    const necks = await foundBy('pl', 'szyja')
    assert.ok(necks.indexOf('morning-mobility') < necks.indexOf('deep-rest'), 'a region before a chapter')
  })

  test('an import gives programs their words', async () => {
    await db.rows(`update programs set search = '', title = title`)
    assert.deepEqual(await foundBy('en', 'plank'), [])
    await fillDatabase(db, content)
    assert.deepEqual(await foundBy('en', 'plank'), ['bird-dog'])
  })
})
