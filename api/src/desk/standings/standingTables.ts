import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'
import { teamMembers } from '../../team/membership/teamTables.ts'

/** Compared letter by letter: the letters are mapped to their places in the alphabet (`alphabetical`). */
const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Where a member stands in their specialist's work list, and their conversation in the inbox, computed from facts (decision 072). A trigger adds the row with
 * the member, and it counts until `expiresAt` unless `standing_changes` has the member.
 */
export const standings = pgTable(
  'standings',
  {
    memberId: integer('member_id').primaryKey(),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The next midnight of the member or of the specialist, or when the member's next plan begins, whichever is first. */
    expiresAt: moment('expires_at')
      .notNull()
      .default(sql`'-infinity'`),
    /** Which lists show the member: one group, and all reasons to look. */
    shows: text().array().notNull().default([]),
    /** The numbers by which the list is in the order of need, the first one first. */
    need: integer().array().notNull().default([]),
    lastDoneAt: moment('last_done_at'),
    /** By which members are in the order of their names. */
    place: sortKey().notNull().default(''),
    /** Folded, for the search. */
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    /** What their conversation comes to (`conversationSql`). */
    unread: integer().notNull().default(0),
    isWaiting: boolean('is_waiting').notNull().default(false),
    lastMessageId: integer('last_message_id'),
    /** When the last of the member's plans that have begun ends, or has ended. */
    planUntil: moment('plan_until'),
  },
  (table) => [
    index('standings_need').on(table.specialistId, table.need, table.place, table.memberId),
    index('standings_shows').on(table.specialistId, table.shows),
    index('standings_expired').on(table.specialistId, table.expiresAt),
    index('standings_plans').on(table.specialistId, table.planUntil),
    foreignKey({
      name: 'standings_pair',
      columns: [table.memberId, table.specialistId],
      foreignColumns: [teamMembers.memberId, teamMembers.specialistId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/**
 * That a fact about a member has changed: their standing is computed anew before it is read. Triggers of the facts' tables
 * add a row for each statement, so that writers wait for nobody; like jobs, rows have ids alone and refer to nothing.
 */
export const standingChanges = pgTable(
  'standing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id').notNull(),
    specialistId: integer('specialist_id').notNull(),
  },
  (table) => [index('standing_changes_pair').on(table.specialistId, table.memberId)],
)
