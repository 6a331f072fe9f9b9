import type { Orm } from './database.ts'

type Step = () => Promise<void>

const steps = new WeakMap<Orm, Step[]>()

/** Puts a step off until the transaction's own work is done, just before it commits. @throws outside of a transaction */
export function beforeCommit(tx: Orm, step: Step): void {
  const known = steps.get(tx)
  if (!known) throw new Error('This is written in a transaction only')
  known.push(step)
}

/** For implementations of `Transaction`: runs `work`, then the steps that it put off, in their order. */
export async function withLastSteps<Result>(tx: Orm, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  const last: Step[] = []
  steps.set(tx, last)
  const result = await work(tx)
  for (const step of last) await step()
  steps.delete(tx)
  return result
}
