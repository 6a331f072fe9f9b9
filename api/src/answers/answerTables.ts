import type { EffortName, FeelingName } from '@kinora/limits'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, day, id, program } from '../database/columns.ts'
import { userId } from '../identity/identityTables.ts'

/** Pain from 0 to 10. Whatever was skipped is null. */
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
    createdAt: created(),
  },
  (table) => [unique('check_ins_user_program_day').on(table.userId, table.program, table.day)],
)

export const videoSurveys = pgTable(
  'video_surveys',
  {
    id: id(),
    userId: userId(),
    program: program(),
    day: day(),
    feeling: text().$type<FeelingName>().notNull(),
    note: text(),
    createdAt: created(),
  },
  (table) => [unique('video_surveys_user_program_day').on(table.userId, table.program, table.day)],
)

/** One to five stars. */
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
    createdAt: created(),
  },
  (table) => [
    unique('feedbacks_user_program_day').on(table.userId, table.program, table.day),
    index('feedbacks_program').on(table.program),
  ],
)
