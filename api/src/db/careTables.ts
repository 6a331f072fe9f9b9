import type { MessageMetadata, MessageType } from '@kinora/contracts'
import type { EffortName, FeelingName } from '@kinora/limits'
import { type AnyPgColumn, boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment, userId, users } from './accountTables.ts'

/**
 * What members keep, do and answer. A program is named by its slug: its localizations share it, and what somebody did
 * outlives the program.
 */
const program = () => text().notNull()
/** The day by the clock of whoever it is about. */
const day = () => date({ mode: 'string' }).notNull()

export const favourites = pgTable('favourites', {
  id: id(),
  userId: userId(),
  program: program(),
  createdAt: created(),
}, (table) => [unique('favourites_user_program').on(table.userId, table.program)])

export const watchList = pgTable('watch_list', {
  id: id(),
  userId: userId(),
  program: program(),
  createdAt: created(),
}, (table) => [unique('watch_list_user_program').on(table.userId, table.program)])

/** `writeId` is the client's own name for the write, so that one sent twice counts once. */
export const doneTrainings = pgTable('done_trainings', {
  id: id(),
  userId: userId(),
  program: program(),
  day: day(),
  writeId: uuid('write_id'),
  createdAt: created(),
}, (table) => [
  unique('done_trainings_write').on(table.userId, table.writeId),
  index('done_trainings_day').on(table.userId, table.program, table.day),
  index('done_trainings_created').on(table.userId, table.createdAt),
])

/** Where somebody stopped, in seconds of the film. */
export const filmPositions = pgTable('film_positions', {
  userId: userId(),
  program: program(),
  seconds: numeric({ mode: 'number' }).notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.userId, table.program] })])

/** Pain from 0 to 10. Whatever was skipped is null. */
export const checkIns = pgTable('check_ins', {
  id: id(),
  userId: userId(),
  program: program(),
  day: day(),
  painBefore: integer('pain_before'),
  painAfter: integer('pain_after'),
  effort: text().$type<EffortName>(),
  note: text(),
  createdAt: created(),
}, (table) => [unique('check_ins_user_program_day').on(table.userId, table.program, table.day)])

export const videoSurveys = pgTable('video_surveys', {
  id: id(),
  userId: userId(),
  program: program(),
  day: day(),
  feeling: text().$type<FeelingName>().notNull(),
  note: text(),
  createdAt: created(),
}, (table) => [unique('video_surveys_user_program_day').on(table.userId, table.program, table.day)])

/** One to five stars. */
export const feedbacks = pgTable('feedbacks', {
  id: id(),
  userId: userId(),
  program: program(),
  day: day(),
  rating: integer().notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  comment: text(),
  createdAt: created(),
}, (table) => [unique('feedbacks_user_program_day').on(table.userId, table.program, table.day), index('feedbacks_program').on(table.program)])

/** What a specialist has chosen for a member, who has one path. */
export const paths = pgTable('paths', {
  id: id(),
  userId: userId().unique(),
  name: text().notNull(),
  note: text().notNull(),
  createdAt: created(),
})

/** What the member took off is there for as long as it can be put back, with the message that told of it. */
export const pathTrainings = pgTable('path_trainings', {
  userId: userId(),
  program: program(),
  position: integer().notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  removalMessageId: integer('removal_message_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
}, (table) => [primaryKey({ columns: [table.userId, table.program] }), index('path_trainings_message').on(table.removalMessageId)])

/** Whom a specialist looks after now; a member has one specialist. */
export const teamMembers = pgTable('team_members', {
  memberId: integer('member_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  specialistId: integer('specialist_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  since: moment('since').notNull().defaultNow(),
}, (table) => [index('team_members_specialist').on(table.specialistId)])

/** `content` is empty unless somebody wrote it. */
export const messages = pgTable('messages', {
  id: id(),
  senderId: integer('sender_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  receiverId: integer('receiver_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  type: text().$type<MessageType>().notNull(),
  content: text().notNull().default(''),
  metadata: jsonb().$type<MessageMetadata>().notNull().default({}),
  isRead: boolean('is_read').notNull().default(false),
  createdAt: created(),
}, (table) => [
  index('messages_sender').on(table.senderId, table.receiverId, table.id),
  index('messages_receiver').on(table.receiverId, table.senderId, table.id),
])
