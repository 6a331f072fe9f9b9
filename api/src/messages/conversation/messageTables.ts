import type { MessageType, PathChanges } from '@kinora/contracts'
import type { FeelingName } from '@kinora/limits'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'

/**
 * What a message is about. `program` is a slug, `trainingName` its title when the message was written, in case it no
 * longer exists; `seconds` a moment of its film. `changes` has slugs where the wire has titles. `until`: of a pause.
 */
export type StoredMetadata = {
  program?: string
  trainingName?: string
  userName?: string
  response?: FeelingName
  seconds?: number
  changes?: PathChanges
  until?: string
}

/** `content` is empty in automatic messages. `writeId` is the sender's idempotency key. */
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
    metadata: jsonb().$type<StoredMetadata>().notNull().default({}),
    writeId: uuid('write_id'),
    readAt: moment('read_at'),
    createdAt: created(),
  },
  (table) => [
    unique('messages_write').on(table.senderId, table.writeId),
    index('messages_unread')
      .on(table.receiverId, table.senderId)
      .where(sql`${table.readAt} is null`),
    index('messages_sender').on(table.senderId, table.receiverId, table.id),
    index('messages_receiver').on(table.receiverId, table.senderId, table.id),
    // Who waits for an answer, and which teams have ended, without a look at automatic messages.
    index('messages_text')
      .on(table.senderId, table.receiverId, table.id)
      .where(sql`${table.type} = 'TEXT_MESSAGE'`),
    index('messages_parting')
      .on(table.senderId, table.receiverId)
      .where(sql`${table.type} = 'LEAVE_TEAM'`),
    index('messages_parted')
      .on(table.receiverId, table.senderId)
      .where(sql`${table.type} = 'LEAVE_TEAM'`),
  ],
)
