import type { Queryable } from '../../platform/index.ts'
import { type EventStream, openStream } from './openStream.ts'
import { BATCH, type Reader, selectNews, type Start } from './streamQueries.ts'

/** Of one user in one process: devices and tabs. */
const STREAMS_OF_USER = 10
/** Queries at once, so that calls find connections while many streams are due. */
const READ_AT_ONCE = 4
const AGAIN_AFTER_MS = 1_000
/** A session that has ended is often followed by another, whose cookie is still on its way: as with a new password. */
const AFTER_SESSION_MS = 2_000
/** Over which clients come back when the process stops; and so long one stays away that another of its person replaced. */
const SPREAD_MS = 10_000

/**
 * The event streams that are open in this process. A stream that is due is read once: its events, and whether its session
 * still lasts. It holds no connection in between.
 */
export function streams(db: Queryable) {
  const open = new Map<number, Set<EventStream>>()
  const due = new Set<EventStream>()
  const reading = new Set<EventStream>()

  const makeDue = (of: Iterable<EventStream>) => {
    for (const stream of of) due.add(stream)
    readDue()
  }
  function readDue() {
    for (const stream of due) {
      if (reading.size === READ_AT_ONCE) return
      if (reading.has(stream)) continue
      due.delete(stream)
      reading.add(stream)
      void readOnce(stream).finally(() => {
        reading.delete(stream)
        readDue()
      })
    }
  }
  async function readOnce(stream: EventStream) {
    if (stream.isFull() || !isOpen(stream)) return
    try {
      const news = await selectNews(db, stream.reader, stream.after)
      if (!isOpen(stream)) return
      if (!news) return stream.end(AFTER_SESSION_MS)
      stream.send(news)
      if (news.length === BATCH) due.add(stream)
    } catch {
      // The database is busy or away.
      setTimeout(() => makeDue(isOpen(stream) ? [stream] : []), AGAIN_AFTER_MS).unref()
    }
  }
  const ofUser = (userId: number) => open.get(userId) ?? new Set<EventStream>()
  const isOpen = (stream: EventStream) => ofUser(stream.reader.userId).has(stream)
  const all = () => [...open.values()].flatMap((some) => [...some])

  return {
    open: (reader: Reader, start: Start) => {
      const stream = openStream({
        reader,
        ...start,
        onDue: (it) => makeDue([it]),
        onClosed: (it) => {
          const userStreams = ofUser(it.reader.userId)
          userStreams.delete(it)
          if (userStreams.size === 0) open.delete(it.reader.userId)
        },
      })
      const [oldest] = ofUser(reader.userId)
      if (oldest && ofUser(reader.userId).size === STREAMS_OF_USER) oldest.end(SPREAD_MS)
      open.set(reader.userId, ofUser(reader.userId).add(stream))
      makeDue([stream])
      return stream.body
    },
    /** @param payload ids of users with commas; without any, all are due */
    wake: (payload?: string) =>
      makeDue(payload ? payload.split(',').flatMap((userId) => [...ofUser(Number(userId))]) : all()),
    endAll: () => {
      for (const stream of all()) stream.end(Math.round(Math.random() * SPREAD_MS))
    },
    count: () => all().length,
  }
}
