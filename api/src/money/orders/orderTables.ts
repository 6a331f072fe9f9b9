import type { ProductKind } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'

/**
 * What somebody wanted to buy, written before the payment provider hears of it. `id` is its idempotency key there, and
 * unguessable: whoever has it may see the order. Orders outlive their buyer's account, without the person.
 *
 * `created`: not at the provider yet · `open`: can be paid · `paid` · `expired`: was not paid in time · `failed`: the
 * payment failed for good. `paid` never changes again: refunds and disputes are in columns of their own, and `revokedAt`
 * says whether the order still gives anything.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ProductKind>().notNull(),
    state: text().$type<'created' | 'open' | 'paid' | 'expired' | 'failed'>().notNull().default('created'),
    /** The provider has the buyer's confirmation; the payment may still take a while, or fail. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Null for a gift bought without an account, and when the account was erased. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    lookupKey: text('lookup_key').notNull(),
    months: integer().notNull(),
    /** In grosze, as on the product when it was ordered. */
    amount: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The browser's idempotency key. */
    writeId: uuid('write_id').unique(),
    referral: text(),
    promotionCode: text('promotion_code'),
    /** Ids at the payment provider. */
    sessionId: text('session_id').unique(),
    subscriptionId: text('subscription_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    /** In grosze. */
    amountPaid: integer('amount_paid').notNull().default(0),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** A payer's dispute: while it is open, and when it was lost, the order gives nothing. */
    dispute: text().$type<'open' | 'won' | 'lost'>(),
    /**
     * What became of the latest refund, unless it has arrived; and how many have failed: of a plan whose account was
     * erased, those of all its payments.
     */
    refund: text().$type<'pending' | 'failed'>(),
    failedRefunds: integer('failed_refunds').notNull().default(0),
    /** Since when the order gives nothing: paid back in full, or disputed. */
    revokedAt: moment('revoked_at'),
    /** Grows with each change that `settleOrder` writes to the order or to what it has given. */
    version: integer().notNull().default(0),
    createdAt: created(),
    paidAt: moment('paid_at'),
    /** When the withdrawal from the contract was declared. */
    withdrawnAt: moment('withdrawn_at'),
    /** When somebody without the session of the order's account declared it, whose owner is then to confirm. */
    declaredAt: moment('withdrawal_declared_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_state').on(table.state, table.createdAt),
  ],
)

/** A user's customer at the payment provider. */
export const providerCustomers = pgTable('provider_customers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
})

/**
 * The provider's subscriptions as they were when read last. `status` is the provider's. `canceled` never changes again.
 * `graceEndsAt`: until when a failed renewal leaves the access.
 */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lookupKey: text('lookup_key').notNull(),
    status: text().notNull(),
    periodEndsAt: moment('period_ends_at').notNull(),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
    /** In grosze; null when nothing more is charged. */
    nextAmount: integer('next_amount'),
    /** The other plan that was chosen for the next period; null when it stays the same. */
    nextLookupKey: text('next_lookup_key'),
    graceEndsAt: moment('grace_ends_at'),
    /** The page of the payment provider on which a charge waits for the payer's confirmation. */
    confirmUrl: text('confirm_url'),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [index('provider_subscriptions_user').on(table.userId)],
)

/** Why what was paid gives nothing any more. */
export type Revocation = 'refund' | 'dispute' | 'lostDispute'

/** Paid invoices of subscriptions: each gives access for its period, unless it was paid back or is disputed. */
export const paidPeriods = pgTable(
  'paid_periods',
  {
    /** The invoice's id at the provider. */
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').notNull(),
    lookupKey: text('lookup_key').notNull(),
    amountPaid: integer('amount_paid').notNull(),
    paymentIntentId: text('payment_intent_id'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** In grosze. */
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** How many refunds of it have failed. */
    failedRefunds: integer('failed_refunds').notNull().default(0),
    /** Since when it gives nothing, and why: paid back in full, in a dispute, or lost in one. */
    revokedAt: moment('revoked_at'),
    revokedBy: text('revoked_by').$type<Revocation>(),
  },
  (table) => [index('paid_periods_user').on(table.userId), index('paid_periods_payment').on(table.paymentIntentId)],
)

/** Events of the provider that have arrived: each is handled once. `handledAt` is null until then. */
export const providerEvents = pgTable(
  'provider_events',
  {
    number: id(),
    id: text().notNull(),
    type: text().notNull(),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
  },
  (table) => [unique('provider_events_id').on(table.id)],
)

/** Until when the provider's list of events was read: one row. */
export const providerCursors = pgTable('provider_cursors', {
  id: integer().primaryKey(),
  readUntil: moment('read_until').notNull(),
})
