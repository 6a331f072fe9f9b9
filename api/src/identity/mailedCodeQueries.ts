import { and, eq, gt, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mailedCodes } from './identityTables.ts'
import { sha256 } from './sha256.ts'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

const CODE_BYTES = 32

type Purpose = (typeof mailedCodes.$inferSelect)['purpose']
type ForWhom = { userId: number; email: string; purpose: Purpose }

/** Makes a code for a mail; older codes of the same purpose stay valid. Only its hash is stored. */
export async function insertMailedCode(orm: Orm, forWhom: ForWhom, validForSeconds: number): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const expiresAt = sql`now() + make_interval(secs => ${validForSeconds})`
  await orm.insert(mailedCodes).values({ ...forWhom, codeHash: sha256(code), expiresAt })
  return code
}

/** Consumes a code and the user's others of its purpose. Undefined if it is unknown, used or expired. */
export async function takeMailedCode(
  tx: Orm,
  purpose: Purpose,
  code: string,
): Promise<{ userId: number; email: string } | undefined> {
  const isIt = and(
    eq(mailedCodes.codeHash, sha256(code)),
    eq(mailedCodes.purpose, purpose),
    gt(mailedCodes.expiresAt, sql`now()`),
    sql.raw(acrossOwners('the code says whose it is')),
  )
  const [taken] = await tx
    .delete(mailedCodes)
    .where(isIt)
    .returning({ userId: mailedCodes.userId, email: mailedCodes.email })
  if (taken) await deleteMailedCodes(tx, taken.userId, purpose)
  return taken
}

export async function deleteMailedCodes(orm: Orm, userId: number, purpose: Purpose): Promise<void> {
  await orm.delete(mailedCodes).where(and(eq(mailedCodes.userId, userId), eq(mailedCodes.purpose, purpose)))
}
