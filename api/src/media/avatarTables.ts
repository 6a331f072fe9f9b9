import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from '../platform/database/columns.ts'
import { userId } from '../identity/identityTables.ts'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Uploaded pictures, as WebP. `name` is a part of the URL and cannot be guessed (decision 007). */
export const avatars = pgTable('avatars', {
  name: text().primaryKey(),
  userId: userId().unique(),
  picture: bytes().notNull(),
  createdAt: created(),
})
