import type { FeelingName, SurveyPain, SymptomName } from '@kinora/limits'
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, day, id, moment } from '../../platform/database/columns.ts'
import { userId } from '../../identity/identityTables.ts'

/** Every save is a row. `symptoms` has the names of those that were answered with yes. */
export const symptomsSurveys = pgTable(
  'symptoms_surveys',
  {
    id: id(),
    userId: userId(),
    pain: integer().$type<SurveyPain>().notNull(),
    symptoms: jsonb().$type<SymptomName[]>().notNull(),
    writeId: uuid('write_id'),
    createdAt: created(),
  },
  (table) => [
    unique('symptoms_surveys_write').on(table.userId, table.writeId),
    index('symptoms_surveys_user').on(table.userId, table.id),
  ],
)

export const emotions = pgTable(
  'emotions',
  { userId: userId(), day: day(), emotion: text().$type<FeelingName>().notNull(), createdAt: created() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** What members want to be able to do, in their own words. */
export const goals = pgTable(
  'goals',
  {
    id: id(),
    userId: userId(),
    text: text().notNull(),
    writeId: uuid('write_id'),
    /** A goal that was taken off keeps its scores. */
    endedAt: moment('ended_at'),
    createdAt: created(),
  },
  (table) => [unique('goals_write').on(table.userId, table.writeId)],
)

/** How well it goes: 0 to 10, one for each day. */
export const goalScores = pgTable(
  'goal_scores',
  {
    goalId: integer('goal_id')
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    userId: userId(),
    day: date({ mode: 'string' }).notNull(),
    score: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.goalId, table.day] }), index('goal_scores_user').on(table.userId)],
)
