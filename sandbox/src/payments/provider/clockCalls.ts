import { call, listOf } from '../wire/call.ts'
import { fields, integer, needed, paging, text } from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'
import { itemOf } from '../billing/newSubscription.ts'
import { intervalsAfter, recurringOf } from '../billing/periods.ts'
import { newId, type Provider } from './openProvider.ts'
import { runDue } from './runDue.ts'
import type { Objects } from './stored.ts'

type TestClock = Objects['test_helpers.test_clock']
const URL = '/v1/test_helpers/test_clocks'
const KEPT_S = 30 * 86_400

export const clockCalls = [
  call('POST', URL, fields({ frozen_time: needed(integer), name: text }), (provider, params) => {
    const clock: TestClock = {
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      created: provider.timeOf(null),
      deletes_after: provider.timeOf(null) + KEPT_S,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    }
    provider.store.put(clock)
    return clock
  }),
  /** At Stripe the advance takes a while; here it is done when it is answered. */
  call('POST', `${URL}/:id/advance`, fields({ frozen_time: needed(integer) }), (provider, { frozen_time }, id) => {
    const clock = provider.store.named('test_helpers.test_clock', id)
    if (frozen_time <= clock.frozen_time)
      throw invalid("The time has to be after the clock's present time.", 'frozen_time')
    if (frozen_time > furthest(provider, clock))
      throw invalid(
        'The time cannot be more than two intervals of its shortest subscription ahead, or two years without any.',
        'frozen_time',
      )
    const later: TestClock = { ...clock, frozen_time }
    provider.store.put(later)
    runDue(provider, id, frozen_time)
    return later
  }),
  call('GET', `${URL}/:id`, fields({}), ({ store }, _, id) => store.named('test_helpers.test_clock', id)),
  call('GET', URL, fields(paging), ({ store }, page) => listOf(URL, store.list('test_helpers.test_clock', {}, page))),
  /** Its customers go with it. */
  call('DELETE', `${URL}/:id`, fields({}), ({ store }, _, id) => {
    store.named('test_helpers.test_clock', id)
    store.run('DELETE FROM dues WHERE clock = ?', id)
    for (const customer of store.all('customer', { test_clock: id })) store.remove(customer.id)
    store.remove(id)
    return { id, object: 'test_helpers.test_clock' as const, deleted: true as const }
  }),
]

const TWO_YEARS = { interval: 'year', interval_count: 2 } as const

/** Until when a clock may advance at once: docs.stripe.com/api/test_clocks/advance. */
function furthest({ store }: Provider, { id, frozen_time }: TestClock): number {
  const running = store.all('subscription', { test_clock: id }).filter(({ status }) => status !== 'canceled')
  const ends = running.map((one) => intervalsAfter(frozen_time, recurringOf(itemOf(one).price), 2))
  return ends.length > 0 ? Math.min(...ends) : intervalsAfter(frozen_time, TWO_YEARS, 1)
}
