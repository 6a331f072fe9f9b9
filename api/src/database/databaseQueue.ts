import { DatabaseBusy, ownCause } from './databaseErrors.ts'
import { waitingLine } from './waitingLine.ts'
import { DeadlinePassed } from './within.ts'

/** How long a connection may be held for one query or transaction, and waited for by a call that has begun. */
export const DEADLINE_MS = 3_000
/** The part of the deadline that a new call may wait: whoever is turned away hears of it within half a second. */
const ARRIVING_PART = 0.13
/** The part of that wait after which the first in line shows that the next one would wait in vain. */
const REFUSE_AT_PART = 0.75
/** How many calls may use the database or wait for it before new ones wait to begin, for each connection. */
const BUSY_AT = 1.5
/** A call that was let in and has not asked the database after this time is doing something else. */
const ADMITTED_MS = 20

export type DatabaseQueue = ReturnType<typeof databaseQueue>

/**
 * Lets as many use the database as it has connections. New calls wait while it is busy, so that those that have begun
 * need not, and are turned away at once where the first of them has waited for most of the longest wait already.
 */
export function databaseQueue(connections: number, deadlineMs = DEADLINE_MS) {
  const arriveWithinMs = deadlineMs * ARRIVING_PART
  const counts = { turns: 0, waitedSeconds: 0, refused: 0, deadlines: 0 }
  const begun = waitingLine(deadlineMs, tooBusy)
  const arriving = waitingLine(arriveWithinMs, tooBusy)
  let inUse = 0
  /** Let in since `admittedSince`, and not at the database yet. */
  let admitted = 0
  let admittedSince = 0

  function tooBusy() {
    counts.refused++
    return new DatabaseBusy('too many wait for it')
  }
  function hasRoom() {
    const now = performance.now()
    if (now - admittedSince > ADMITTED_MS) [admitted, admittedSince] = [0, now]
    return inUse + begun.length() + admitted < connections * BUSY_AT
  }
  function letIn() {
    while (arriving.length() > 0 && hasRoom()) {
      admitted++
      arriving.callNext()
    }
  }
  const reachedDatabase = () => {
    admitted = Math.max(0, admitted - 1)
  }

  return {
    /** For a call that does not use the database yet: resolves when it may begin. @throws DatabaseBusy */
    admit: async (): Promise<void> => {
      letIn()
      if (arriving.length() === 0 && hasRoom()) return void admitted++
      if (arriving.oldestMs() > arriveWithinMs * REFUSE_AT_PART) throw tooBusy()
      counts.waitedSeconds += await arriving.join()
    },
    /** A call has ended; it may never have used the database. */
    ended: () => {
      reachedDatabase()
      letIn()
    },
    /** Runs `work` with a connection. @throws DatabaseBusy when it has waited too long */
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      counts.turns++
      reachedDatabase()
      if (inUse < connections) inUse++
      else counts.waitedSeconds += await begun.join()
      try {
        return await work()
      } catch (error) {
        if (ownCause(error) instanceof DeadlinePassed) counts.deadlines++
        throw error
      } finally {
        if (begun.length() > 0)
          begun.callNext() // takes over the place of the one that has ended
        else inUse--
        letIn()
      }
    },
    /** How many use and wait for the database now, how long new calls may wait, and counts since the start. */
    state: () => ({
      ...counts,
      inUse,
      waiting: begun.length(),
      arriving: arriving.length(),
      arriveWithinSeconds: arriveWithinMs / 1_000,
    }),
  }
}
