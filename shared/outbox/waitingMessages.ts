import type { NewMessage } from '@kinora/contracts'
import { serverNow } from '@kinora/i18n'
import { personalDatabase } from '@kinora/session'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * A message that the API has not confirmed. `id` counts in the order of writing. `hasFailed`: the last attempt had no
 * answer. `refusal`: the code of the problem with which it was refused for good. `about`: the name of the film of
 * `message.moment`.
 */
export type WaitingMessage = {
  id: number
  message: NewMessage & { key: string }
  writtenAt: string
  about?: string
  hasFailed: boolean
  refusal?: string
}
type NewWaiting = Pick<WaitingMessage, 'message' | 'about'>

interface Schema extends DBSchema {
  messages: { key: number; value: Omit<WaitingMessage, 'id'> & { id?: number } }
}

/** Also the name of the lock and of the channel (docs/promises.md). */
export const nameOf = (userId: number) => `outbox.${userId}`

/**
 * A connection is opened for each operation and closed after it: at the end of a session epoch the database can be
 * deleted at once.
 */
async function inDatabase<T>(userId: number, work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(personalDatabase(nameOf(userId)), 1, {
    upgrade: (made) => void made.createObjectStore('messages', { keyPath: 'id', autoIncrement: true }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** `strict`: it is on the disk when the promise resolves, also if the browser is killed then. */
async function change(userId: number, work: (database: IDBPDatabase<Schema>) => Promise<void>): Promise<void> {
  await inDatabase(userId, work)
  const channel = new BroadcastChannel(`kinora.${nameOf(userId)}`)
  channel.postMessage({ version: 1 })
  channel.close()
}
const put = (database: IDBPDatabase<Schema>, values: Schema['messages']['value'][]) => {
  const transaction = database.transaction('messages', 'readwrite', { durability: 'strict' })
  for (const value of values) void transaction.store.put(value)
  return transaction.done
}

/** The person's messages that are not sent, in the order of writing. */
export const readWaiting = (userId: number): Promise<WaitingMessage[]> =>
  inDatabase(userId, async (database) => (await database.getAll('messages')) as WaitingMessage[])

/** Stores a message that was written; one with the key of a message that waits already is that message. */
export const keepWaiting = (userId: number, { message, about }: NewWaiting): Promise<void> =>
  change(userId, async (database) => {
    const { store, done } = database.transaction('messages', 'readwrite', { durability: 'strict' })
    const all = await store.getAll()
    if (!all.some((waiting) => waiting.message.key === message.key)) {
      void store.put({ message, about, writtenAt: serverNow().toISOString(), hasFailed: false })
    }
    await done
  })

export const update = (userId: number, messages: WaitingMessage[]): Promise<void> =>
  change(userId, (database) => put(database, messages))

/** Removes a message: it was sent, or its writer does not want it any more. */
export const discard = (userId: number, id: number): Promise<void> =>
  change(userId, async (database) => {
    const transaction = database.transaction('messages', 'readwrite', { durability: 'strict' })
    void transaction.store.delete(id)
    await transaction.done
  })

/** Calls the listener when any tab has changed what waits. Returns a function that stops it. */
export function onWaitingChange(userId: number, listener: () => void): () => void {
  const channel = new BroadcastChannel(`kinora.${nameOf(userId)}`)
  channel.onmessage = listener
  return () => channel.close()
}
