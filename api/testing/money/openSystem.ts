import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { buildSandbox } from '../../../sandbox/src/app.ts'
import { checkWire } from '../../../sandbox/testing/index.ts'
import type { Queryable } from '../../src/platform/database/database.ts'
import { importPortals, selectPortal } from '../../src/money/payments/importPortals.ts'
import { importPrices } from '../../src/money/payments/importPrices.ts'
import { selectAllForSale } from '../../src/catalogue/offers/offerQueries.ts'
import { testContent } from '../catalogue/content.ts'
import type { TestDatabase } from '../database/databases.ts'
import { ofAnyone } from '../database/ofAnyone.ts'
import { addPerson, tokenOf } from '../people.ts'
import { startApp, stopApp } from '../startApp.ts'
import { GATE } from './align.ts'
import { linkTo } from './sandboxLink.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_sandbox_in_tests'
const SECRET_KEY = 'sk_test_sandbox'
const ORIGIN = 'http://localhost:3000'
const DAY_MS = 86_400_000
/** The provider's clock is behind, so that what is bought now renews within days. */
const BEHIND_MS = 27 * DAY_MS

export type Person = { userId: number; email: string; headers: Record<string, string> }

/**
 * The API twice on one database, and the payment provider. Both are apps in this process, and share nothing but the
 * database and the provider, as two processes would; real ones are in activateOnce.test.ts and killedPurchase.test.ts.
 */
export type System = {
  apps: FastifyInstance[]
  /** The provider's client, for those who are not the API. */
  stripe: Stripe
  /** What the provider's people, and those who pay, do. Undefined if it is refused. */
  control: <Result>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Result | undefined>
  /** A customer chooses another plan in the provider's portal. */
  changePlan: (subscription: Stripe.Subscription, lookupKey: string) => Promise<void>
  /** New people: of all that happened before, here and at the provider, nothing is left. */
  begin: (people: number) => Promise<Person[]>
  /** What did not fit the types of the provider's SDK so far, if that was to be checked. */
  misfits: () => Promise<string[]>
  close: () => Promise<void>
}

/**
 * Opens the system. The apps are the real ones. Their jobs are kept in a table of their own, in the transaction that adds
 * them, and run when a history says so: more than once, or in the middle of each other.
 */
export async function openSystem(
  database: TestDatabase,
  { changes = [], isChecked = true }: { changes?: string[] | undefined; isChecked?: boolean } = {},
): Promise<System> {
  const sandbox = newSandbox()
  const wire = isChecked ? checkWire(sandbox, SECRET_KEY) : null
  const db = await database.open()
  // Only histories say what happens.
  for (const text of ['delete from jobs.schedule', WORK, DAWDLE, ...TABLES.map(slowed), ...GATE, ...changes])
    await db.rows(text)
  await db.close()

  const content = testContent()
  const payments = { kind: 'sandbox', url: 'http://sandbox.invalid', isLive: false } as const
  const open = () => startApp(database, content, { payments: { ...payments, webhookSecrets: [WEBHOOK_SECRET] } })
  const apps = [await open(), await open()]
  for (const app of apps) {
    await app.ready()
    app.jobs.send = addWork
    if (app.payments) app.payments.stripe = linkTo(sandbox)
  }
  const [app] = apps as [FastifyInstance]
  const stripe = linkTo(sandbox, true)
  const products = await selectAllForSale(app.db)
  await importPrices(stripe, products)
  await importPortals(stripe, products)

  return {
    apps,
    stripe,
    control: async (method, path, body = {}) => {
      const url = `/payments/control${path}`
      const answer = await sandbox.inject({ method, url, ...(method !== 'GET' && { payload: body }) })
      return answer.statusCode < 300 && answer.body ? answer.json() : undefined
    },
    changePlan: async ({ id, customer, items }, lookupKey) => {
      const {
        data: [price],
      } = await stripe.prices.list({ lookup_keys: [lookupKey] })
      const [item] = items.data
      const configuration = (await selectPortal(stripe, item?.price.lookup_key ?? ''))?.id ?? ''
      const portal = { customer: String(customer), return_url: ORIGIN, configuration }
      // Whoever was erased has none.
      const session = await stripe.billingPortal.sessions.create(portal).catch(() => undefined)
      if (!session) return
      const path = new URL(session.url).pathname
      const { statusCode } = await sandbox.inject({
        method: 'POST',
        url: `${path}/plan?subscription=${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `price=${price?.id}`,
      })
      // A longer plan is not offered.
      assert.ok([303, 422].includes(statusCode), 'The portal has changed the plan, or shows that it has ended')
    },
    begin: async (people) => {
      await sandbox.inject({ method: 'POST', url: '/payments/control/reset' })
      await sandbox.inject({ method: 'PUT', url: '/payments/control/faults', payload: [] })
      for (const table of HISTORY) await app.db.rows(ofAnyone(`delete from ${table}`))
      return Promise.all(Array.from({ length: people }, (_, number) => addBuyer(app, number)))
    },
    misfits: async () => (await wire?.misfits()) ?? [],
    close: async () => {
      for (const each of apps) await stopApp(each)
      await sandbox.close()
    },
  }
}

/** What histories write; the people's own rows go with them. */
const HISTORY = ['orders', 'users', 'outbox', 'provider_events', 'provider_cursors', 'attempts', 'work']

const WORK = 'create table work (id serial primary key, queue text not null, data jsonb not null)'

/** Transactions take a while at times, so that others fall into them. */
const DAWDLE = `
  create function dawdle() returns trigger language plpgsql as
  $$ begin if random() < 0.7 then perform pg_sleep(random() * 0.06); end if; return null; end $$`
const TABLES = ['gift_cards', 'orders', 'subscriptions']
const slowed = (table: string) =>
  `create trigger dawdle after insert or update on ${table} for each statement execute function dawdle()`

async function addWork(tx: Queryable, queue: string, data: object) {
  await tx.rows('insert into work (queue, data) values ($queue, $data::jsonb)', { queue, data: JSON.stringify(data) })
}

const newSandbox = () =>
  buildSandbox({
    payments: {
      database: ':memory:',
      secretKey: SECRET_KEY,
      pagesUrl: `${ORIGIN}/sandbox/pay`,
      webhook: null,
      now: () => Date.now() - BEHIND_MS,
    },
  })

async function addBuyer(app: FastifyInstance, number: number): Promise<Person> {
  const email = `buyer${number}@kinora.example`
  const userId = await addPerson(app, { email, passwordHash: null })
  return { userId, email, headers: { authorization: `Bearer ${await tokenOf(app, userId)}`, origin: ORIGIN } }
}
