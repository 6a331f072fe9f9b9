import { DatabaseBusy, ownCause } from './database.ts'
import { waitingLine } from './waitingLine.ts'
import { DeadlinePassed } from './within.ts'

/** How long a connection may be held for one query or transaction, and waited for by a call that has begun. */
export const DEADLINE_MS = 3_000
/** The part of the deadline that a new call may wait: whoever is turned away hears of it within half a second. */
const ARRIVING_PART = 0.13
/** Of that wait: where the first in line has waited so long, the next one need not begin to. */
const HOPELESS_PART = 0.75
/** How many calls may use the database or wait for it before new ones wait to begin, for each connection. */
const BUSY_AT = 1.5
/** A call that was let in and has not asked the database after this time is doing something else. */
const FRESH_MS = 20

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
  /** Let in since `freshSince`, and not at the database yet. */
  let fresh = 0
  let freshSince = 0

  function tooBusy() {
    counts.refused++
    return new DatabaseBusy('too many wait for it')
  }
  function hasRoom() {
    const now = performance.now()
    if (now - freshSince > FRESH_MS) [fresh, freshSince] = [0, now]
    return inUse + begun.length() + fresh < connections * BUSY_AT
  }
  function letIn() {
    while (arriving.length() > 0 && hasRoom()) {
      fresh++
      arriving.callNext()
    }
  }
  const isFreshNoMore = () => { fresh = Math.max(0, fresh - 1) }

  return {
    /** For a call that does not use the database yet: resolves when it may begin. @throws DatabaseBusy */
    admit: async (): Promise<void> => {
      letIn()
      if (arriving.length() === 0 && hasRoom()) return void fresh++
      if (arriving.oldestMs() > arriveWithinMs * HOPELESS_PART) throw tooBusy()
      counts.waitedSeconds += await arriving.join()
    },
    /** A call has ended; it may never have used the database. */
    ended: () => {
      isFreshNoMore()
      letIn()
    },
    /** Runs `work` with a connection. @throws DatabaseBusy when it has waited too long */
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      counts.turns++
      isFreshNoMore()
      if (inUse < connections) inUse++
      else counts.waitedSeconds += await begun.join()
      try {
        return await work()
      } catch (error) {
        if (ownCause(error) instanceof DeadlinePassed) counts.deadlines++
        throw error
      } finally {
        if (begun.length() > 0) begun.callNext() // takes over the place of the one that has ended
        else inUse--
        letIn()
      }
    },
    /** How many use and wait for the database now, how long new calls may wait, and counts since the start. */
    state: () => ({ ...counts, inUse, waiting: begun.length(), arriving: arriving.length(), arriveWithinSeconds: arriveWithinMs / 1_000 }),
  }
}
