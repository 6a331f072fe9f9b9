import type { MessageMetadata, MessageType } from '@kinora/contracts'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../database/columns.ts'
import { users } from '../identity/identityTables.ts'

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
  (table) => [index('team_members_specialist').on(table.specialistId)],
)

/** `content` is empty in automatic messages. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<MessageType>().notNull(),
    content: text().notNull().default(''),
    metadata: jsonb().$type<MessageMetadata>().notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    index('messages_sender').on(table.senderId, table.receiverId, table.id),
    index('messages_receiver').on(table.receiverId, table.senderId, table.id),
  ],
)
