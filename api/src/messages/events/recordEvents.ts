import type { EventData } from '@kinora/contracts'
import { beforeCommit, type Orm, type Queryable } from '../../platform/index.ts'
import { notifyReaders } from '../../identity/index.ts'
import { events } from './eventTables.ts'

/** What is stored of an event: ids only. A message is read when the event is sent. */
export type StoredEventData = Omit<EventData, 'message.sent'> & { 'message.sent': { messageId: number } }
export type NewEvent = {
  [Kind in keyof StoredEventData]: { userId: number; kind: Kind; data: StoredEventData[Kind] }
}[keyof StoredEventData]

/** The class of the advisory locks that order the events of one person. */
const LOCK_CLASS = 7_270

const recorded = new WeakMap<Orm, NewEvent[]>()

/**
 * Writes events in the transaction that causes them, just before it commits, so that it may be called anywhere in it and
 * more than once. The events of a person are written one transaction after another: a reader who has seen an id has
 * seen all smaller ones. After the commit every process is told whose events there are (`notifyReaders`).
 */
export async function recordEvents(tx: Queryable, rows: NewEvent[]): Promise<void> {
  if (rows.length === 0) return
  const earlierRows = recorded.get(tx.orm)
  if (earlierRows) return void earlierRows.push(...rows)
  const all = [...rows]
  recorded.set(tx.orm, all)
  beforeCommit(tx, () => writeEvents(tx, all))
}

async function writeEvents(tx: Queryable, rows: NewEvent[]): Promise<void> {
  const readers = [...new Set(rows.map(({ userId }) => userId))].sort((one, other) => one - other)
  // In ascending order, so that two transactions cannot wait for each other.
  for (const reader of readers)
    await tx.rows('select pg_advisory_xact_lock($class, $reader)', { class: LOCK_CLASS, reader })
  await tx.orm.insert(events).values(rows)
  await notifyReaders(tx, readers)
}
