import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../src/platform/database/database.ts'
import { settleOrder } from '../../src/money/settlement/settleOrder.ts'
import { activate, act, eraseAccount } from './act.ts'
import { align } from './align.ts'
import { ALWAYS } from './invariants.ts'
import { beginStory, DELIVER, holdsAtRest, rest, WORK } from './live.ts'
import type { System } from './openSystem.ts'
import { PLAN_RACES } from './planRaces.ts'
import { ordersOf, type Story } from './Story.ts'
import { moneyAgrees, revokedGivesNothing } from './truths.ts'

type Order = { id: string; payment: string | null }
type Apps = [FastifyInstance, FastifyInstance]
type Race = (story: Story, apps: Apps) => Promise<unknown>

/** Races that decide about money, aligned so that each run is the one in which a missing guard shows. */
const RACES = {
  ...PLAN_RACES,
  /** What is read before a refund is written after it. */
  olderReading: async (story, [one, other]) => {
    const gift = await boughtGift(story, 0)
    const answer = heldAnswer(one)
    const older = settleOrder(one, gift.id)
    await answer.isRead
    await refund(story, gift)
    await settleOrder(other, gift.id)
    answer.release()
    await older
    await moneyAgrees(story)
  },
  /** Two readings of the same version are written at the same time. */
  sameVersion: async (story, [one, other]) => {
    const gift = await boughtGift(story, 0)
    await refund(story, gift, 1_000)
    const newer = async () => {
      await refund(story, gift)
      await settleOrder(other, gift.id)
    }
    await align(one.db, 'orders', () => settleOrder(one, gift.id), newer)
    await moneyAgrees(story)
  },
  /** Somebody uses two codes at the same time. */
  twoCodes: async (story, [one]) => {
    const gifts = [await boughtGift(story, 0), await boughtGift(story, 1)]
    const use = (number: number) => activate(story, { number, id: gifts[number]?.id ?? '', who: 0, asks: null })
    await align(
      one.db,
      'subscriptions',
      () => use(0),
      () => use(1),
    )
  },
  /** A code is used for a plan of another length. */
  otherLength: async (story) =>
    activate(story, { number: 0, id: (await boughtGift(story, 0)).id, who: 0, asks: 'plan-3' }),
  /** A code is used while one hears that its card was paid back. */
  codePaidBack: async (story, [one, other]) => {
    const gift = await boughtGift(story, 0)
    const use = () => activate(story, { number: 0, id: gift.id, who: 0, asks: null })
    const payBack = async () => {
      await refund(story, gift)
      await settleOrder(other, gift.id)
    }
    await align(one.db, 'subscriptions', use, payBack)
    await revokedGivesNothing(story)
  },
  /** A code is tried when its card is not issued yet, and used when it is; then the card is paid back. */
  codeBeforeCard: async (story, [one, other]) => {
    await act(story, { do: 'order', who: 0, what: 'gift-1', key: 0, dies: null })
    await act(story, { do: 'pay', order: 0, card: 'good' })
    const id = (await ordersOf(story))[0]?.id ?? ''
    const held = heldUse(one)
    const use = activate(story, { number: 0, id, who: 0, asks: null })
    await Promise.race([held.isLocked, use])
    await settleOrder(other, id)
    held.goOn()
    await Promise.race([held.isDone, use])
    await refund(story, (await ordersOf(story))[0] ?? assert.fail('The order is gone'))
    await settleOrder(other, id)
    held.commit()
    await use
    await revokedGivesNothing(story)
  },
  /** Somebody has the pages of two plans open, and pays on both. */
  twoPlans: async (story) => {
    for (const what of ['plan-1', 'plan-3'] as const)
      await act(story, { do: 'order', who: 0, what, key: 0, dies: null })
    for (const order of [0, 1]) await act(story, { do: 'pay', order, card: 'good' })
  },
  /** A plan is paid and its buyer erased before one has heard of the payment. */
  erasedBuyer: async (story, [one, other]) => {
    await act(story, { do: 'order', who: 0, what: 'plan-1', key: 0, dies: null })
    await act(story, { do: 'pay', order: 0, card: 'good' })
    const id = (await ordersOf(story))[0]?.id ?? ''
    const begun = Date.now()
    const erase = () => eraseAccount(story, 0)
    await align(one.db, 'outbox', erase, () => settleOrder(other, id))
    // The answer to the erasure comes after its commit, and the payment may be written in between.
    for (const erased of story.erasedAt.keys()) story.erasedAt.set(erased, begun)
  },
  /** The same the other way round: the buyer is erased while one writes that they have paid. */
  erasedWhilePaid: async (story, [one]) => {
    await act(story, { do: 'order', who: 0, what: 'plan-1', key: 0, dies: null })
    await act(story, { do: 'pay', order: 0, card: 'good' })
    const id = (await ordersOf(story))[0]?.id ?? ''
    await align(
      one.db,
      'outbox',
      () => settleOrder(one, id),
      () => eraseAccount(story, 0),
    )
  },
  /** Somebody uses a code while their account is erased. */
  erasedWhileRedeeming: async (story, [one]) => {
    const gift = await boughtGift(story, 0)
    await align(
      one.db,
      'gift_cards',
      () => activate(story, { number: 0, id: gift.id, who: 1, asks: null }),
      () => eraseAccount(story, 1),
    )
  },
  /** The same the other way round. */
  erasedBeforeRedeeming: async (story, [one]) => {
    const gift = await boughtGift(story, 0)
    await align(
      one.db,
      'outbox',
      () => eraseAccount(story, 1),
      () => activate(story, { number: 0, id: gift.id, who: 1, asks: null }),
    )
  },
  /** A card whose giver is erased while its payment is processing. */
  erasedGiver: async (story) => {
    await act(story, { do: 'order', who: 0, what: 'gift-1', key: 0, dies: null })
    await act(story, { do: 'pay', order: 0, card: 'later' })
    await eraseAccount(story, 0)
    await act(story, { do: 'settle', payment: 0, succeeds: true })
  },
} satisfies Record<string, Race>

export type RaceName = keyof typeof RACES
export const RACE_NAMES = Object.keys(RACES) as RaceName[]

/** Runs a race, and checks everything that must hold. @throws AssertionError */
export async function runRace(system: System, name: RaceName): Promise<void> {
  const story = await beginStory(system)
  await (RACES[name] as Race)(story, system.apps as Apps)
  for (const holds of ALWAYS) await holds(story)
  await rest(story)
  await holdsAtRest(story)
}

/** A gift card that the first person has bought and paid for, of which the API has heard. */
async function boughtGift(story: Story, key: number): Promise<Order> {
  const position = (await ordersOf(story)).length
  await act(story, { do: 'order', who: 0, what: 'gift-1', key, dies: null })
  await act(story, { do: 'pay', order: position, card: 'good' })
  for (const command of [DELIVER, WORK]) await act(story, command)
  return (await ordersOf(story))[position] ?? assert.fail('Nothing was ordered')
}

const refund = ({ system }: Story, { payment }: Order, amount?: number) =>
  system.stripe.refunds.create({ payment_intent: payment ?? '', ...(amount && { amount }) })

/** The app's next answer about a payment is kept back until it is released. */
function heldAnswer({ payments }: FastifyInstance) {
  const { paymentIntents } = payments?.stripe ?? assert.fail('Payments are off')
  const retrieve = paymentIntents.retrieve.bind(paymentIntents)
  const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const retrieveHeld: typeof retrieve = async (...args: Parameters<typeof retrieve>) => {
    paymentIntents.retrieve = retrieve
    const answer = await retrieve(...args)
    read.resolve()
    await released.promise
    return answer
  }
  paymentIntents.retrieve = retrieveHeld
  return { isRead: read.promise, release: released.resolve }
}

/** The app's next use of a code is kept back when it has locked the code's order, and again before it commits. */
function heldUse({ db }: FastifyInstance) {
  const [locked, goneOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [done, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { transaction } = db
  db.transaction = (work) =>
    transaction(async (tx) => {
      let isUse = false
      const rows: Queryable['rows'] = async (text, values) => {
        const answer = await tx.rows<never>(text, values)
        if (!text.includes('for update of paid')) return answer
        db.transaction = transaction
        isUse = true
        locked.resolve()
        await goneOn.promise
        return answer
      }
      const result = await work({ ...tx, rows })
      if (!isUse) return result
      done.resolve()
      await committed.promise
      return result
    })
  return { isLocked: locked.promise, goOn: goneOn.resolve, isDone: done.promise, commit: committed.resolve }
}
