import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { reconcile } from '../../src/money/settlement/reconcile.ts'
import { settleOrder } from '../../src/money/settlement/settleOrder.ts'
import { deliverDueCards } from '../../src/money/gifts/deliverGiftCard.ts'
import { giftSecretsOf } from '../../src/money/gifts/giftCodes.ts'
import { insertMailedCode } from '../../src/identity/people/mailedCodeQueries.ts'
import { withdrawalCodeOf } from '../../src/money/withdrawals/withdrawalCode.ts'
import { giftOrder } from './gifts.ts'
import { CARD, CARD_DECLINED, CARD_LATER, CARD_REFUNDED_LATER, CARD_THAT_EXPIRES } from './payments.ts'
import type { Command } from './history.ts'
import type { Person } from './openSystem.ts'
import { diesAfter } from './sandboxLink.ts'
import { at, eventsOf, keyOf, objectsOf, ordersOf, type Story, unlessRefused } from './Story.ts'
import { refundByHand, TROUBLES } from './troubles.ts'
import { receive, runWork } from './work.ts'

/** About as long as it takes until an event is handled. */
const HEAD_START_MS = 15

type Acts = {
  [Name in Exclude<Command['do'], keyof typeof TROUBLES>]: (
    story: Story,
    command: Extract<Command, { do: Name }>,
  ) => Promise<unknown>
}

const CARDS = {
  good: CARD,
  declined: CARD_DECLINED,
  expires: CARD_THAT_EXPIRES,
  later: CARD_LATER,
  refundsLater: CARD_REFUNDED_LATER,
}

/** Does what a command says; what is refused, or of which there is none, changes nothing. */
export const act = (story: Story, command: Command): Promise<unknown> =>
  ({ ...ACTS, ...TROUBLES }[command.do] as (story: Story, command: Command) => Promise<unknown>)(story, command)

const ACTS: Acts = {
  order: async (story, { who, what, key, dies }) => {
    const person = at(story.people, who)
    const name = keyOf(story, { who, what, key })
    story.keys.set(name, story.keys.get(name) ?? randomUUID())
    const order = { lookupKey: what, key: story.keys.get(name) }
    const [path, body] = what === 'gift-1' ? ['/gift-card-orders', giftOrder(order)] : ['/checkout', order]
    const send = (number: number) => call(story, number, 'POST', path, person, body)
    await Promise.all([mayDie(dies, () => send(0)), send(1)])
  },
  pay: async (story, { order, card }) => {
    const { sessionId } = at(await ordersOf(story), order) ?? {}
    if (sessionId) await story.system.control('POST', `/checkout/${sessionId}/pay`, { card: CARDS[card] })
  },
  settle: async (story, { payment, succeeds }) => {
    const processing = at(await objectsOf(story, 'payment_intent.processing'), payment)
    if (processing) await story.system.control('POST', `/payment_intents/${processing.id}/settle`, { succeeds })
  },
  expire: async ({ system, ...story }, { order }) => {
    const { sessionId } = at(await ordersOf({ system, ...story }), order) ?? {}
    if (sessionId) await unlessRefused(system.stripe.checkout.sessions.expire(sessionId))
  },
  deliver: async (story, { times, half }) => {
    const waiting = (await eventsOf(story.system)).filter(({ id }) => !story.arrived.has(id) && !story.lost.has(id))
    const chosen = half ? waiting.filter((_, number) => number % 2 === 0) : waiting
    for (const { id } of chosen) story.arrived.add(id)
    const each = chosen.flatMap((event) => Array.from({ length: times }, () => event))
    await Promise.all(each.map((event, number) => receive(story, number, event)))
  },
  lose: async (story) => {
    for (const { id } of await eventsOf(story.system)) if (!story.arrived.has(id)) story.lost.add(id)
  },
  work: ({ system }, { dies, again }) => runWork(system, { dies, again }),
  activate: async (story, { gift, who, asks }) => {
    const gifts = (await ordersOf(story)).filter(({ kind }) => kind === 'gift')
    const used = gift === 'all' ? gifts : gifts.slice(gift, gift + 1)
    await Promise.all(used.map((card, number) => activate(story, { number, id: card.id, who, asks })))
  },
  race: async (story, { who, key }) => {
    const hear = () => act(story, { do: 'deliver', times: 1, half: false })
    const work = () => act(story, { do: 'work', dies: null, again: false })
    await act(story, { do: 'order', who, what: 'gift-1', key, dies: null })
    const writeId = story.keys.get(keyOf(story, { who, what: 'gift-1', key }))
    const ordered = async () => (await ordersOf(story)).find((order) => order.writeId === writeId)
    const { sessionId } = (await ordered()) ?? {}
    if (sessionId) await story.system.control('POST', `/checkout/${sessionId}/pay`, { card: CARD })
    await hear()
    await work()
    const card = await ordered()
    if (!card?.payment) return
    const use = async () => {
      await wait(Math.random() * HEAD_START_MS)
      await activate(story, { number: key, id: card.id, who, asks: null })
    }
    const refund = async () => {
      await refundByHand(story, { payment_intent: card.payment ?? '' })
      await hear()
      await Promise.all([use(), act(story, { do: 'activate', gift: 'all', who, asks: null }), work()])
    }
    // What they read may be old when they write it.
    const settle = () => Promise.all(story.system.apps.map((app) => settleOrder(app, card.id)))
    await Promise.all([refund(), settle(), settle()])
  },
  cancel: async (story, { plan, atOnce }) => {
    const running = at(await objectsOf(story, 'customer.subscription.created'), plan)
    const { subscriptions } = story.system.stripe
    if (running && atOnce) await unlessRefused(subscriptions.cancel(running.id))
    if (running && !atOnce) await unlessRefused(subscriptions.update(running.id, { cancel_at_period_end: true }))
  },
  /** They end their plan, and buy another one that follows it. */
  early: async (story, { who, card }) => {
    const [app] = story.system.apps
    const userId = at(story.people, who)?.userId
    const [running] =
      (await app?.db.rows<{ id: string }>(
        "select id from provider_subscriptions where user_id = $userId and status = 'active' limit 1",
        { userId: userId ?? 0 },
      )) ?? []
    if (!running) return
    await unlessRefused(story.system.stripe.subscriptions.update(running.id, { cancel_at_period_end: true }))
    await act(story, { do: 'deliver', times: 1, half: false })
    await act(story, { do: 'work', dies: null, again: false })
    await act(story, { do: 'order', who, what: 'plan-3', key: 7, dies: null })
    const writeId = story.keys.get(keyOf(story, { who, what: 'plan-3', key: 7 }))
    const { sessionId } = (await ordersOf(story)).find((order) => order.writeId === writeId) ?? {}
    if (sessionId) await story.system.control('POST', `/checkout/${sessionId}/pay`, { card: CARDS[card] })
  },
  pass: ({ system }, { days }) => system.control('POST', '/clock', { seconds: days * 86_400 }),
  change: async (story, { plan, to }) => {
    const running = at(await objectsOf(story, 'customer.subscription.created'), plan) as Stripe.Subscription | undefined
    if (running) await story.system.changePlan(running, to)
  },
  erase: (story, { who }) => eraseAccount(story, who),
  withdraw: async (story, { order }) => {
    const { id } = at(await ordersOf(story), order) ?? {}
    const [app] = story.system.apps
    if (!id || !app) return
    const url = `/payment/${id}/withdrawal`
    const status = await call(story, order, 'POST', url, undefined, { email: 'giver@kinora.example' })
    // Of an order with an account the link in the mail does it, which may be pressed twice.
    const code = withdrawalCodeOf(app.config.authSecrets[0], id)
    const confirm = (number: number) => call(story, number, 'POST', `${url}/confirm`, undefined, { code })
    if (status === 202) await Promise.all([confirm(order), confirm(order + 1)])
  },
  reconcile: async ({ system }, { dies }) => {
    const { now = 0 } = (await system.control<{ now: number }>('GET', '/clock')) ?? {}
    const [one, other] = system.apps
    if (!one || !other) return
    await Promise.all([
      mayDie(dies, () => reconcile(one, now * 1_000)),
      reconcile(other, now * 1_000),
      deliverDueCards(one),
      deliverDueCards(other),
    ])
  },
  look: async (story, { order, dies }) => {
    const { id } = at(await ordersOf(story), order) ?? {}
    if (id) await mayDie(dies, () => call(story, order, 'GET', `/payment/${id}`))
  },
}

/** With the code that is mailed to them. */
export async function eraseAccount(story: Story, who: number) {
  const person = at(story.people, who)
  const [app] = story.system.apps
  if (!person || !app) return
  const { userId, email } = person
  const code = await insertMailedCode(app.db, { userId, email, purpose: 'erase' }).catch(() => 'none: erased before')
  const status = await call(story, who, 'DELETE', '/user/me', person, { code })
  if (status === 204) story.erasedAt.set(userId, Date.now())
}

type Use = { number: number; id: string; who: number; asks: string | null }

export async function activate(story: Story, { number, id, who, asks }: Use) {
  const person = at(story.people, who)
  const [app] = story.system.apps
  if (!person || !app) return
  const { code } = giftSecretsOf(app.config.authSecrets[0], id)
  const body = { data: asks ? { lookupKey: asks } : {} }
  const status = await call(story, number + who, 'PUT', `/gift-card-orders/activate/${code}`, person, body)
  if (status === 200) story.redeemed.push({ gift: id, who: person.userId, requestedLength: asks })
}

const mayDie = (dies: number | null, work: () => Promise<unknown>) => (dies === null ? work() : diesAfter(dies, work))

async function call(
  { system: { apps }, statuses }: Story,
  number: number,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  person?: Person,
  payload?: object,
) {
  const app = apps[number % apps.length] as FastifyInstance
  const { statusCode } = await app.inject({
    method,
    url: `/api${path}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  })
  statuses.push(statusCode)
  return statusCode
}
