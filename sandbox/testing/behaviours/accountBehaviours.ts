import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_S, refusal } from '../shop.ts'
import type { Behaviour, Trial } from './Behaviour.ts'

const now = () => Math.floor(Date.now() / 1000)
const WITHIN_MS = 60_000

/** Webhook endpoints and test clocks. */
export const accountBehaviours: Behaviour<Trial>[] = [
  {
    says: 'an endpoint tells its secret once',
    source: 'https://docs.stripe.com/api/webhook_endpoints/object',
    holds: async ({ stripe, newEndpoint }) => {
      const { id, secret } = await newEndpoint()
      assert.match(secret ?? '', /^whsec_/)
      assert.equal((await stripe.webhookEndpoints.retrieve(id)).secret, undefined)
    },
  },
  {
    says: 'an endpoint keeps its version, and can be switched off',
    source: 'https://docs.stripe.com/api/webhook_endpoints/object',
    holds: async ({ stripe, newEndpoint }) => {
      const { id } = await newEndpoint({ api_version: '2024-06-20' })
      const changed = await stripe.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'], disabled: true })
      assert.deepEqual(
        [changed.api_version, changed.enabled_events, changed.status],
        ['2024-06-20', ['invoice.paid'], 'disabled'],
      )
      const other = stripe.webhookEndpoints.update(id, { api_version: '2025-08-27.basil' } as object)
      assert.equal((await refusal(other)).code, 'parameter_unknown')
    },
  },
  {
    says: 'a test clock goes forward, and takes its customers with it',
    source: 'https://docs.stripe.com/api/test_clocks/advance',
    holds: async ({ stripe, newClock, newCustomer }) => {
      const from = now()
      const clock = await newClock(from)
      const { id } = await newCustomer({ test_clock: clock.id })
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: from + DAY_S })
      const end = Date.now() + WITHIN_MS
      let seen = await stripe.testHelpers.testClocks.retrieve(clock.id)
      while (seen.status !== 'ready') {
        assert.ok(Date.now() < end, `the clock is ${seen.status}`)
        await wait(1_000)
        seen = await stripe.testHelpers.testClocks.retrieve(clock.id)
      }
      assert.equal(seen.frozen_time, from + DAY_S)
      await stripe.testHelpers.testClocks.del(clock.id)
      const gone = await stripe.customers.retrieve(id).catch(({ statusCode }: { statusCode: number }) => statusCode)
      assert.ok(gone === 404 || (typeof gone === 'object' && gone.deleted))
    },
  },
  {
    says: 'a test clock without plans goes two years ahead at once, and never back',
    source: 'https://docs.stripe.com/api/test_clocks/advance',
    holds: async ({ stripe, newClock }) => {
      const from = now()
      const { id } = await newClock(from)
      const go = (days: number) => stripe.testHelpers.testClocks.advance(id, { frozen_time: from + days * DAY_S })
      assert.equal((await refusal(go(-1))).statusCode, 400)
      assert.equal((await refusal(go(3 * 366))).statusCode, 400)
    },
  },
]
