import { SIGNAL_RULES } from '@kinora/limits'
import { date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'

/** A specialist's current team; a member has one specialist. */
export const teamMembers = pgTable(
  'team_members',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    index('team_members_specialist').on(table.specialistId),
    unique('team_members_pair').on(table.memberId, table.specialistId),
  ],
)

/** What a specialist keeps about a member: theirs alone, and gone when the member leaves the team (decision 029). */
const pairColumns = () => ({
  memberId: integer('member_id').notNull(),
  specialistId: integer('specialist_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})

/** From which number on a member's signals show, null for never; until when they are put off. */
export const signalRules = pgTable(
  'signal_rules',
  {
    ...pairColumns(),
    missedDays: integer('missed_days').default(SIGNAL_RULES.missedDays),
    painRise: integer('pain_rise').default(SIGNAL_RULES.painRise),
    painHigh: integer('pain_high').default(SIGNAL_RULES.painHigh),
    silentDays: integer('silent_days').default(SIGNAL_RULES.silentDays),
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.specialistId] }),
    index('signal_rules_specialist').on(table.specialistId),
    foreignKey({
      name: 'signal_rules_pair',
      columns: [table.memberId, table.specialistId],
      foreignColumns: [teamMembers.memberId, teamMembers.specialistId],
    }).onDelete('cascade'),
  ],
)

export const memberNotes = pgTable(
  'member_notes',
  {
    id: id(),
    ...pairColumns(),
    /** Empty in one that was deleted. */
    text: text().notNull(),
    writeId: uuid('write_id'),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('member_notes_write').on(table.memberId, table.specialistId, table.writeId),
    index('member_notes_pair').on(table.memberId, table.specialistId, table.id),
    index('member_notes_specialist').on(table.specialistId),
    foreignKey({
      name: 'member_notes_pair',
      columns: [table.memberId, table.specialistId],
      foreignColumns: [teamMembers.memberId, teamMembers.specialistId],
    }).onDelete('cascade'),
  ],
)
