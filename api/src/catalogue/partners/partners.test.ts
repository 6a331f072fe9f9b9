import type { ReferItem } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const list = async (query = '') =>
    (await running.app.inject(`/api/refer-items${query}`)).json<{ data: ReferItem[] }>().data

  test('a partner has texts, a picture and a button in each language, under one id', async () => {
    const [[polish], [english]] = [await list(), await list('?locale=en')]
    assert.deepEqual(
      [polish?.title, polish?.description, polish?.data],
      ['Fundacja', '**Pomaga**', { buttonURL: 'https://foundation.kinora.example/', buttonText: 'Poznaj' }],
    )
    assert.deepEqual(
      [english?.title, english?.description, english?.data],
      ['Foundation', '**Helps**', { buttonURL: 'https://foundation.kinora.example/en/', buttonText: 'Meet' }],
    )
    assert.deepEqual(
      [polish?.image?.alternativeText, english?.image?.alternativeText],
      ['Ćwiczenia na szyję poster', 'Neck exercises poster'],
    )
    assert.equal(polish?.id, english?.id)
  })

  test('missing fields of a partner are null', async () => {
    const [, shop] = await list()
    assert.deepEqual([shop?.title, shop?.image, shop?.handBookUrl], ['Sklep', null, null])
  })

  test('a handbook is a download, in the language of the page', async () => {
    const [polish] = await list()
    const answer = await running.app.inject(polish?.handBookUrl ?? '')
    assert.deepEqual([answer.statusCode, answer.body], [200, '%PDF-1.4'])
    assert.equal(answer.headers['content-type'], 'application/pdf')
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="guide-pl.pdf"')
    assert.match(String(answer.headers['cache-control']), /immutable/)
    assert.match(String((await list('?locale=en'))[0]?.handBookUrl), /^\/media\/handbooks\/guide-en\.pdf/)
  })

  test('a missing handbook, and a path outside of the folder, are not found', async () => {
    for (const file of ['none.pdf', '..%2fposters%2fneck-exercises-480.webp', 'guide-pl.txt']) {
      assert.equal((await running.app.inject(`/media/handbooks/${file}`)).statusCode, 404, file)
    }
  })

  test('another locale or parameter is refused', async () => {
    for (const query of ['locale=de', 'page=2'])
      assert.equal((await running.app.inject(`/api/refer-items?${query}`)).statusCode, 400)
  })

  test('a partner whose address is not of the web is never served', async () => {
    const version = running.app.content.version()
    await running.app.db.rows(
      `update refer_items set words = jsonb_set(words, '{en,buttonUrl}', '"javascript:alert(1)"') where key = 'shop'`,
    )
    await until('the content has a new version', () => running.app.content.version() !== version)
    assert.deepEqual(
      (await list('?locale=en')).map(({ title }) => title),
      ['Foundation'],
    )
    assert.equal((await list()).length, 2)
  })
})
