import { DatabaseBusy, ownCause } from './database.ts'
import { waitingLine } from './waitingLine.ts'
import { DeadlinePassed } from './within.ts'

/** How long a connection may be held for one query or transaction; a call that needs longer gets 503. */
export const DEADLINE_MS = 3_000
/** The part of the deadline that a call may wait: whoever is turned away hears of it within half a second. */
const WAITING_PART = 0.12

export type DatabaseQueue = ReturnType<typeof databaseQueue>

/**
 * Lets as many use the database as it has connections. Calls that have begun go first, and each wait is short for them:
 * new ones are admitted only while fewer wait than half of the connections, and are turned away at once where the one
 * before them has waited for half of the longest wait already.
 */
export function databaseQueue(connections: number, deadlineMs = DEADLINE_MS) {
  const waitMs = deadlineMs * WAITING_PART
  const counts = { turns: 0, waitedSeconds: 0, refused: 0, deadlines: 0 }
  const begun = waitingLine(waitMs, tooBusy)
  const arriving = waitingLine(waitMs, tooBusy)
  let inUse = 0

  function tooBusy() {
    counts.refused++
    return new DatabaseBusy('too many wait for it')
  }
  /** As many as could use the database now, and one at least, since what a call does first may not need it. */
  function letIn() {
    for (let places = Math.max(1, connections - inUse); places > 0 && begun.length() < connections / 2 && arriving.length() > 0; places--) arriving.callNext()
  }
  function giveBack() {
    if (begun.length() > 0) begun.callNext() // takes over the place of the one that has ended
    else inUse--
    letIn()
  }

  return {
    /** For a call that does not use the database yet: resolves when it may begin. @throws DatabaseBusy */
    admit: async (): Promise<void> => {
      if (arriving.length() === 0 && begun.length() < connections / 2) return
      if (arriving.oldestMs() > waitMs / 2) throw tooBusy()
      counts.waitedSeconds += await arriving.join()
    },
    /** A call has ended; it may never have used the database. */
    ended: letIn,
    /** Runs `work` with a connection. @throws DatabaseBusy when it has waited too long */
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      counts.turns++
      if (inUse < connections) inUse++
      else counts.waitedSeconds += await begun.join()
      try {
        return await work()
      } catch (error) {
        if (ownCause(error) instanceof DeadlinePassed) counts.deadlines++
        throw error
      } finally {
        giveBack()
      }
    },
    /** How many use and wait for the database now, how long they may wait, and counts since the start. */
    state: () => ({ ...counts, inUse, waiting: begun.length(), arriving: arriving.length(), waitLimitSeconds: waitMs / 1_000 }),
  }
}
