import { DatabaseBusy, ownCause } from './database.ts'
import { DeadlinePassed } from './within.ts'

/** How long a connection may be held for one query or transaction; a call that needs longer gets 503. */
export const DEADLINE_MS = 3_000
/** The part of the deadline that a call may wait for a connection: whoever is turned away hears so within half a second. */
const WAITING_PART = 1 / 8
/** How much the latest use of a connection counts in the mean. */
const WEIGHT = 0.05

export type DatabaseQueue = ReturnType<typeof databaseQueue>

/**
 * Lets as many use the database as it has connections, and as many wait as will get their turn in time: by how long
 * connections were held lately, the last in the queue waits for an eighth of the deadline (Little's law).
 */
export function databaseQueue(connections: number, deadlineMs = DEADLINE_MS) {
  const waitMs = deadlineMs * WAITING_PART
  const waiting: { since: number; begin: () => void }[] = []
  let inUse = 0
  let heldMs = 0
  const counts = { turns: 0, waitedSeconds: 0, refused: 0, deadlines: 0 }

  const waitingMax = () => Math.max(connections, Math.floor((connections * waitMs) / Math.max(heldMs, 1)))

  /** Resolves when a connection is free, which then counts as in use. */
  function turn(): Promise<void> {
    counts.turns++
    if (inUse < connections) {
      inUse++
      return Promise.resolve()
    }
    if (waiting.length >= waitingMax()) return Promise.reject(tooBusy())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own = { since: performance.now(), begin: () => { clearTimeout(timer); resolve() } }
    const leave = () => {
      const place = waiting.indexOf(own)
      if (place === -1) return
      waiting.splice(place, 1)
      reject(tooBusy())
    }
    // As in `within`: answers that have arrived meanwhile are read first, and may give this one its turn.
    const timer = setTimeout(() => setImmediate(leave), waitMs)
    waiting.push(own)
    return promise
  }

  function tooBusy() {
    counts.refused++
    return new DatabaseBusy('too many wait for it')
  }

  function giveBack(ms: number) {
    heldMs += (ms - heldMs) * WEIGHT
    const next = waiting.shift()
    if (!next) return void inUse--
    counts.waitedSeconds += (performance.now() - next.since) / 1_000
    next.begin()
  }

  return {
    /** Runs `work` when it is its turn. @throws DatabaseBusy at once where too many wait, or when it has waited too long */
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await turn()
      const begun = performance.now()
      try {
        return await work()
      } catch (error) {
        if (ownCause(error) instanceof DeadlinePassed) counts.deadlines++
        throw error
      } finally {
        giveBack(performance.now() - begun)
      }
    },
    /** Before a call does anything: half of the queue is kept for those that have begun. @throws DatabaseBusy */
    admit: () => {
      if (waiting.length * 2 >= waitingMax()) throw tooBusy()
    },
    /** `waiting` of `waitingMax`, `inUse`, and counts since the start. */
    state: () => ({ ...counts, inUse, waiting: waiting.length, waitingMax: waitingMax() }),
  }
}
