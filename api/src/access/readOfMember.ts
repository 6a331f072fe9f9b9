import type { Database, Orm, Rows } from '../database/database.ts'
import { notFound } from '../http/problems.ts'
import { type Access, logAccess } from './accessQueries.ts'

/**
 * Reads data of a member for the specialist whose team they are in now, and logs it, in one transaction: the only way
 * in which routes with the policy `team` read.
 * @throws 404 if the member is not in the team: nobody learns who exists
 */
export function readOfMember<Result>(
  { transaction }: Pick<Database, 'transaction'>,
  access: Access,
  read: (rows: Rows, tx: Orm) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx, rows) => {
    if (!(await logAccess(rows, access))) throw notFound()
    return read(rows, tx)
  })
}
