import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { readScripts } from './readScripts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-referral-'))
for (const locale of ['pl', 'en']) writeFileSync(join(folder, `${locale}.js`), `lookUp("${locale}")\n`)
after(() => rmSync(folder, { recursive: true }))

onOneDatabase((create) => {
  const running = useApp(create, { referralFolder: folder })

  test('each locale has its script, for every visitor and for iframes with an opaque origin', async () => {
    for (const locale of ['pl', 'en']) {
      const answer = await running.app.inject({ url: `/api/referral.js?locale=${locale}`, headers: { origin: 'null' } })
      assert.equal(answer.body, `lookUp("${locale}")\n`)
      assert.match(String(answer.headers['content-type']), /^text\/javascript/)
      assert.equal(answer.headers['access-control-allow-origin'], '*')
      assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
      assert.equal(answer.headers['cache-control'], 'no-cache')
    }
    assert.equal((await running.app.inject('/api/referral.js')).body, 'lookUp("pl")\n')
  })

  test('another locale or parameter is refused', async () => {
    for (const query of ['locale=de', 'locale=pl&via=anna']) {
      assert.equal((await running.app.inject(`/api/referral.js?${query}`)).statusCode, 400)
    }
  })

  let without: FastifyInstance
  before(async () => (without = await startApp(running.database)))
  after(() => stopApp(without))
  test('without a referral program the script is a 404', async () => {
    const answer = await without.inject('/api/referral.js?locale=pl')
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [404, 'referral.none'])
  })
})

test('a folder without a script is reported in one sentence', () => {
  rmSync(join(folder, 'en.js'))
  assert.throws(
    () => readScripts(folder),
    /^Error: REFERRAL_SCRIPTS must be a folder with pl\.js and en\.js, and of \S+ one cannot be read \(ENOENT\)\.$/,
  )
})
