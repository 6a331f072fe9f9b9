import type { EffortName, FeelingName } from '@kinora/limits'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, day, id, moment, program } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'
import { messages } from '../../messages/conversation/messageTables.ts'

/**
 * Pain from 0 to 10. Whatever was skipped is null. Without `noteSharedAt` the note is the member's alone; with it the
 * specialist whose team they were in then reads it, and none who came later.
 */
export const checkIns = pgTable(
  'check_ins',
  {
    id: id(),
    userId: userId(),
    program: program(),
    day: day(),
    painBefore: integer('pain_before'),
    painAfter: integer('pain_after'),
    effort: text().$type<EffortName>(),
    note: text(),
    noteSharedAt: moment('note_shared_at'),
    createdAt: created(),
  },
  (table) => [
    unique('check_ins_user_program_day').on(table.userId, table.program, table.day),
    index('check_ins_day').on(table.userId, table.day),
  ],
)

/** `messageId`: the message about it to the specialist. */
export const videoSurveys = pgTable(
  'video_surveys',
  {
    id: id(),
    userId: userId(),
    program: program(),
    day: day(),
    feeling: text().$type<FeelingName>().notNull(),
    note: text(),
    messageId: integer('message_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    createdAt: created(),
  },
  (table) => [
    unique('video_surveys_user_program_day').on(table.userId, table.program, table.day),
    index('video_surveys_message').on(table.messageId),
  ],
)

/**
 * One to five stars. Those count in the rating whose giver has confirmed their address and done the program: triggers
 * set `counts` (migration 0032), so that a rating is not counted from everybody's trainings.
 */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    userId: userId(),
    program: program(),
    day: day(),
    rating: integer().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    comment: text(),
    counts: boolean().notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    unique('feedbacks_user_program_day').on(table.userId, table.program, table.day),
    index('feedbacks_program').on(table.program),
    index('feedbacks_newest').on(table.userId, table.id),
  ],
)
