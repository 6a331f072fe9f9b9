import { type Database, notFound, type Queryable } from '../../platform/index.ts'
import { type Access, logAccess } from './accessQueries.ts'

/**
 * Reads data of a member for the specialist whose team they are in now, and logs it, in one transaction: the only way
 * in which routes with the policy `team` read.
 * @throws 404 if the member is not in the team: nobody learns who exists
 */
export function readOfMember<Result>(
  { transaction }: Pick<Database, 'transaction'>,
  access: Access,
  read: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    if (!(await logAccess(tx, access))) throw notFound()
    return read(tx)
  })
}
