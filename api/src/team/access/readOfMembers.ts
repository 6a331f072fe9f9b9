import type { Accessed } from '@kinora/contracts'
import type { Database, Queryable } from '../../platform/index.ts'
import { logAccesses } from './accessQueries.ts'

type Reading<Chosen, Result> = {
  /** Chooses whose data to read, from the whole team. */
  choose: (tx: Queryable) => Promise<Chosen & { memberIds: number[] }>
  /** @param memberIds those of the chosen who are in the team now */
  read: (tx: Queryable, chosen: Chosen, memberIds: number[]) => Promise<Result>
}

/**
 * Reads data of several members for the specialist whose team they are in now, as `readOfMember` does of one: a row of
 * the access log for each of them, in the transaction that reads.
 */
export function readOfMembers<Chosen, Result>(
  { transaction }: Pick<Database, 'transaction'>,
  access: { actorId: number; what: Accessed },
  { choose, read }: Reading<Chosen, Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const chosen = await choose(tx)
    return read(tx, chosen, await logAccesses(tx, { ...access, memberIds: chosen.memberIds }))
  })
}
