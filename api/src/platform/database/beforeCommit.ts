import type { Orm, Queryable } from './database.ts'

type Step = () => Promise<void>

/** By the ORM of their transaction: tests wrap `rows`. */
const steps = new WeakMap<Orm, Step[]>()

/** Puts a step off until the transaction's own work is done, just before it commits. @throws outside of a transaction */
export function beforeCommit({ orm }: Queryable, step: Step): void {
  const transactionSteps = steps.get(orm)
  if (!transactionSteps) throw new Error('This is written in a transaction only')
  transactionSteps.push(step)
}

/** For implementations of `Transaction`: runs `work`, then the steps that it put off, in their order. */
export async function withLastSteps<Result>(tx: Queryable, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const last: Step[] = []
  steps.set(tx.orm, last)
  const result = await work(tx)
  for (const step of last) await step()
  steps.delete(tx.orm)
  return result
}
