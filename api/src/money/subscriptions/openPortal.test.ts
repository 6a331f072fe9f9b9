import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { usePayments } from '../../../testing/money/payments.ts'
import { ORIGIN } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const { running, pay, person, deliverAll } = usePayments(create)
  const portal = (headers: Record<string, string>, query = '') =>
    running.app.inject({ url: `/api/subscription/customerPortal?locale=pl${query}`, headers })

  test('the portal opens for a plan at the provider, and leads back to a page of ours alone', async () => {
    const anna = await person('anna@example.pl')
    await pay(await anna.order('plan-1'))
    await deliverAll()
    const answer = await portal(anna.headers, '&return_url=/profile')
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.ok(answer.json().data.startsWith(`${ORIGIN}/sandbox/pay/p/`))
    for (const url of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      `${ORIGIN}.evil/`,
    ]) {
      const refused = await portal(anna.headers, `&return_url=${encodeURIComponent(url)}`)
      assert.deepEqual([refused.statusCode, refused.json().errors?.[0].field], [400, 'return_url'], url)
    }
  })

  test('gift time, or nothing at all, has no portal and no invoices', async () => {
    for (const plan of ['running', undefined] as const) {
      const userId = await addPerson(running.app, { email: `${plan}@example.pl`, ...(plan && { plan }) })
      const headers = { authorization: `Bearer ${await tokenOf(running.app, userId)}` }
      const answer = await portal(headers)
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'subscription.noPortal'])
      const { data } = (await running.app.inject({ url: '/api/subscription/plan', headers })).json()
      assert.deepEqual([data.plan, data.hasPortal, data.hasInvoices], [null, false, false])
      assert.deepEqual([data.accessEndsAt !== null, data.firstChargeAt], [plan === 'running', null])
      assert.deepEqual((await running.app.inject({ url: '/api/subscription/invoices', headers })).json().data, [])
    }
  })
})
