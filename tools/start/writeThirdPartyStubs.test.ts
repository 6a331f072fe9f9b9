import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeThirdPartyStubs } from './writeThirdPartyStubs.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-stand-ins-'))
after(() => rmSync(folder, { recursive: true }))

for (const [origin, sandbox] of [
  ['http://localhost:3000', 'http://localhost:3002'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3002'],
  ['https://kinora.example', 'http://localhost:3002'],
] as const) {
  test(`at ${origin} the sandbox at ${sandbox} is every third party`, () => {
    const { thirdParties, referralScripts } = writeThirdPartyStubs(folder, origin, 3002)
    assert.ok(readFileSync(thirdParties, 'utf8').includes(`"${sandbox}/third-parties/analytics.js"`))
    for (const locale of ['pl', 'en'])
      assert.ok(
        readFileSync(join(referralScripts, `${locale}.js`), 'utf8').includes(
          `'${sandbox}/third-parties/referral?locale=${locale}`,
        ),
      )
  })
}

test('a configuration in the environment is used instead', () => {
  process.env.THIRD_PARTIES = '/srv/third-parties.json'
  after(() => void delete process.env.THIRD_PARTIES)
  assert.deepEqual(writeThirdPartyStubs(folder, 'http://localhost:3000', 3002), {
    thirdParties: '/srv/third-parties.json',
    referralScripts: '',
  })
  process.env.REFERRAL_SCRIPTS = '/srv/referral'
  after(() => void delete process.env.REFERRAL_SCRIPTS)
  assert.equal(writeThirdPartyStubs(folder, 'http://localhost:3000', 3002).referralScripts, '/srv/referral')
})
