import { DatabaseUnavailable } from './databaseErrors.ts'

export class DeadlinePassed extends DatabaseUnavailable {}

/**
 * The result of `work`, or DeadlinePassed when it takes longer than `ms`. A timer that is late itself, because the
 * process was busy or the machine slept, first lets the event loop read the answer that may have arrived meanwhile.
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => setImmediate(() => reject(new DeadlinePassed(new Error(`No answer within ${ms} ms`)))),
    ms,
  )
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
