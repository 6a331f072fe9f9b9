import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readConfig } from '../config.ts'
import { fakeGateway } from '../gateway.fake.ts'
import { stateIn } from './pages.fake.ts'

async function affiliateUrlWith(AFFILIATE_URL: string | undefined) {
  const gateway = await fakeGateway(AFFILIATE_URL === undefined ? {} : { AFFILIATE_URL })
  after(() => gateway.close())
  await gateway.release({ name: 'shell', version: '1' })
  await gateway.start()
  return stateIn(await gateway.text('/')).affiliateUrl
}

test('pages know the affiliate centre where it is set, and only there', async () => {
  assert.equal(await affiliateUrlWith('https://partners.example/kinora'), 'https://partners.example/kinora')
  assert.equal(await affiliateUrlWith(undefined), undefined)
  assert.equal(await affiliateUrlWith(''), undefined)
  assert.throws(() => readConfig({ AFFILIATE_URL: 'javascript:alert(1)' }), /AFFILIATE_URL is ".*"; it must be an http/)
})
