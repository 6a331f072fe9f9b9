import type { Dose } from '@kinora/contracts'
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, id, moment, program } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'
import { messages } from '../../messages/conversation/messageTables.ts'

/** What a specialist edits of a path. `painNote`: what to do when it hurts. Programs are slugs, in their order; `gentle` is the shorter list for bad days. */
export type PathContent = {
  name: string
  note: string
  painNote: string
  allowsPause: boolean
  items: PathItem[]
  gentle: string[]
}
/** `addedAt` is ISO 8601 in UTC; without it the program is new. */
export type PathItem = { program: string; dose: Dose | null; addedAt?: string }

/**
 * A member has one path. `painNote`: what the specialist has written for the moment when it hurts. `allowsPause`: the specialist lets the member pause it. `version` grows with every change.
 * `noteAt`, `painNoteAt`: when those words were written. They count only in the team that has begun before: words of a
 * former specialist are neither shown under the name of the next one nor edited by them.
 * `cardId` is the message that tells the member of the last changes, and `beforeCard` the path before the first of them
 * (decision 031).
 */
export const paths = pgTable(
  'paths',
  {
    id: id(),
    userId: userId().unique(),
    name: text().notNull(),
    note: text().notNull(),
    noteAt: moment('note_at').notNull().defaultNow(),
    painNote: text('pain_note').notNull().default(''),
    painNoteAt: moment('pain_note_at').notNull().defaultNow(),
    allowsPause: boolean('allows_pause').notNull().default(false),
    version: integer().notNull().default(1),
    cardId: integer('card_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    beforeCard: jsonb('before_card').$type<PathContent>(),
    createdAt: created(),
  },
  (table) => [index('paths_card').on(table.cardId)],
)

/** The path's programs. Without a dose a program is done whenever the member likes. Removed ones stay while the removal can be undone, with the specialist's notification. */
export const pathTrainings = pgTable(
  'path_trainings',
  {
    userId: userId(),
    program: program(),
    position: integer().notNull(),
    dose: jsonb().$type<Dose>(),
    addedAt: moment('added_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
    removalMessageId: integer('removal_message_id').references((): AnyPgColumn => messages.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.program] }),
    index('path_trainings_message').on(table.removalMessageId),
  ],
)

/** What a path asked of a program from one moment until another: a dose that was changed, or a program that was removed. */
export const pastDoses = pgTable(
  'past_doses',
  {
    id: id(),
    userId: userId(),
    program: program(),
    dose: jsonb().$type<Dose>(),
    addedAt: moment('added_at').notNull(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
  },
  (table) => [index('past_doses_user').on(table.userId, table.untilAt)],
)

/** The shorter list for bad days, which the specialist allows by choosing it. */
export const gentleTrainings = pgTable(
  'gentle_trainings',
  { userId: userId(), program: program(), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.program] })],
)

/** Days on which a member follows the gentle list, or pauses; both days included. They stay as history. */
export const planStates = pgTable(
  'plan_states',
  {
    id: id(),
    userId: userId(),
    mode: text().$type<'gentle' | 'paused'>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    createdAt: created(),
  },
  (table) => [index('plan_states_user').on(table.userId, table.untilDay)],
)
