import { DatabaseBusy, ownCause } from './databaseErrors.ts'
import { waitingLine } from './waitingLine.ts'
import { DeadlinePassed } from './within.ts'

/** How long one query or transaction may hold a connection, and how long an admitted call may wait for one. */
export const DEADLINE_MS = 3_000
/** The share of the deadline that a new call may wait for admission: refusals arrive within half a second. */
const ARRIVING_PART = 0.13
/** If the first waiting call has waited for this share of that time, further calls are refused at once. */
const REFUSE_AT_PART = 0.75
/** How many calls per connection may use the database or wait for it before new ones wait for admission. */
const BUSY_AT = 1.5
/** An admitted call that has sent no query after this time is no longer counted. */
const ADMITTED_MS = 20

export type DatabaseQueue = ReturnType<typeof databaseQueue>

/**
 * Limits concurrency to the number of connections. While the database is busy, new calls wait for admission, so that
 * admitted ones do not wait; they are refused at once when the first waiting one has nearly reached the longest wait.
 */
export function databaseQueue(connections: number, deadlineMs = DEADLINE_MS) {
  const arriveWithinMs = deadlineMs * ARRIVING_PART
  const counts = { turns: 0, waitedSeconds: 0, refused: 0, deadlines: 0 }
  const admittedLine = waitingLine(deadlineMs, tooBusy)
  const arrivingLine = waitingLine(arriveWithinMs, tooBusy)
  let inUse = 0
  /** Calls admitted since `admittedSince` that have not sent a query yet. */
  let admitted = 0
  let admittedSince = 0

  function tooBusy() {
    counts.refused++
    return new DatabaseBusy('too many wait for it')
  }
  function hasRoom() {
    const now = performance.now()
    if (now - admittedSince > ADMITTED_MS) [admitted, admittedSince] = [0, now]
    return inUse + admittedLine.length() + admitted < connections * BUSY_AT
  }
  function letIn() {
    while (arrivingLine.length() > 0 && hasRoom()) {
      admitted++
      arrivingLine.callNext()
    }
  }
  const reachedDatabase = () => {
    admitted = Math.max(0, admitted - 1)
  }

  return {
    /** Admission of a call, before it uses the database: resolves when it may begin. @throws DatabaseBusy */
    admit: async (): Promise<void> => {
      letIn()
      if (arrivingLine.length() === 0 && hasRoom()) return void admitted++
      if (arrivingLine.oldestMs() > arriveWithinMs * REFUSE_AT_PART) throw tooBusy()
      counts.waitedSeconds += await arrivingLine.join()
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
      else counts.waitedSeconds += await admittedLine.join()
      try {
        return await work()
      } catch (error) {
        if (ownCause(error) instanceof DeadlinePassed) counts.deadlines++
        throw error
      } finally {
        if (admittedLine.length() > 0) admittedLine.callNext() // takes over the place of the one that has ended
        else inUse--
        letIn()
      }
    },
    /** Current numbers of connections in use and of waiting calls, the longest wait, and counters since the start. */
    state: () => ({
      ...counts,
      inUse,
      waiting: admittedLine.length(),
      arriving: arrivingLine.length(),
      arriveWithinSeconds: arriveWithinMs / 1_000,
    }),
  }
}
