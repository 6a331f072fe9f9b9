import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stripe } from 'stripe'
import { aboutEvent, EVENTS } from './aboutEvent.ts'

const event = (type: string, object: object) => ({ type, data: { object } }) as Stripe.Event

test('an invoice is about its subscription, also from an endpoint of an older version', () => {
  const about = { order: '7', subscription: 'sub_1' }
  const details = { metadata: { order: '7' }, subscription: 'sub_1' }
  const now = { object: 'invoice', parent: { type: 'subscription_details', subscription_details: details } }
  const before2025 = { object: 'invoice', subscription: 'sub_1', subscription_details: { metadata: { order: '7' } } }
  assert.deepEqual(aboutEvent(event('invoice.paid', now)), about)
  assert.deepEqual(aboutEvent(event('invoice.paid', before2025)), about)
  assert.equal(aboutEvent(event('invoice.paid', { object: 'invoice', parent: null, subscription: null })), undefined)
})

test('each event that the webhook asks for is about something', () => {
  const objects: [beginning: string, object: object][] = [
    ['checkout.', { object: 'checkout.session', id: 'cs_1' }],
    ['customer.', { object: 'subscription', id: 'sub_1' }],
    ['subscription_schedule.', { object: 'subscription_schedule', subscription: 'sub_1' }],
    ['invoice.', { object: 'invoice', parent: { subscription_details: { metadata: {}, subscription: 'sub_1' } } }],
    ['refund.', { object: 'refund', payment_intent: 'pi_1' }],
    ['charge.refund.', { object: 'refund', payment_intent: 'pi_1' }],
    ['charge.dispute.', { object: 'dispute', payment_intent: 'pi_1' }],
    ['charge.', { object: 'charge', payment_intent: 'pi_1' }],
  ]
  for (const type of EVENTS) {
    const object = objects.find(([beginning]) => type.startsWith(beginning))?.[1] ?? {}
    assert.ok(Object.keys(aboutEvent(event(type, object)) ?? {}).length > 0, type)
  }
  assert.equal(new Set(EVENTS).size, EVENTS.length)
  assert.equal(aboutEvent(event('payout.paid', { object: 'payout' })), undefined)
})
