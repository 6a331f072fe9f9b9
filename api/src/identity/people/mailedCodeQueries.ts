import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mailedCodes } from '../identityTables.ts'
import { sha256 } from '../sessions/sha256.ts'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'

const CODE_BYTES = 32

type Purpose = (typeof mailedCodes.$inferSelect)['purpose']

/** docs/contract.md, "Decided values"; the mails' texts say so too. */
const VALID_FOR_S: Record<Purpose, number> = {
  verify: 3 * 24 * 60 * 60,
  reset: 60 * 60,
  erase: 60 * 60,
  signIn: 10 * 60,
  changeEmail: 60 * 60,
  undoEmail: 3 * 24 * 60 * 60,
}

type ForWhom = { userId: number; email: string; purpose: Purpose }

/** A code that nobody can guess, as in the links of mails. */
export const makeCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

/** Makes a code for a mail; older codes of the same purpose stay valid. Only its hash is stored. */
export async function insertMailedCode(db: Queryable, forWhom: ForWhom): Promise<string> {
  const code = makeCode()
  const expiresAt = sql`now() + make_interval(secs => ${VALID_FOR_S[forWhom.purpose]})`
  await db.orm.insert(mailedCodes).values({ ...forWhom, codeHash: sha256(code), expiresAt })
  return code
}

/** Whose code it is, which stays valid until it expires. Undefined if it is unknown or expired. */
export async function selectMailedCode(
  db: Queryable,
  purpose: Purpose,
  code: string,
): Promise<{ userId: number; email: string } | undefined> {
  const [known] = await db.orm
    .select({ userId: mailedCodes.userId, email: mailedCodes.email })
    .from(mailedCodes)
    .where(isOpen(purpose, code))
  return known
}

/** Consumes a code and the user's others of its purpose; `createdAt` is when it was mailed. Undefined if it is unknown, used or expired. */
export async function takeMailedCode(
  tx: Queryable,
  purpose: Purpose,
  code: string,
): Promise<{ userId: number; email: string; createdAt: Date } | undefined> {
  const [taken] = await tx.orm
    .delete(mailedCodes)
    .where(isOpen(purpose, code))
    .returning({ userId: mailedCodes.userId, email: mailedCodes.email, createdAt: mailedCodes.createdAt })
  if (taken) await deleteMailedCodes(tx, taken.userId, purpose)
  return taken
}

/** The hashes of the codes that were mailed to the user and can still be used, the newest first. */
export async function selectOpenCodes(db: Queryable, userId: number, purpose: Purpose): Promise<string[]> {
  const open = await db.orm
    .select({ codeHash: mailedCodes.codeHash })
    .from(mailedCodes)
    .where(and(eq(mailedCodes.userId, userId), eq(mailedCodes.purpose, purpose), gt(mailedCodes.expiresAt, sql`now()`)))
    .orderBy(desc(mailedCodes.createdAt))
  return open.map(({ codeHash }) => codeHash)
}

const isOpen = (purpose: Purpose, code: string) =>
  and(
    eq(mailedCodes.codeHash, sha256(code)),
    eq(mailedCodes.purpose, purpose),
    gt(mailedCodes.expiresAt, sql`now()`),
    sql.raw(acrossOwners('the code says whose it is')),
  )

export async function deleteMailedCodes(db: Queryable, userId: number, ...purposes: Purpose[]): Promise<void> {
  await db.orm.delete(mailedCodes).where(and(eq(mailedCodes.userId, userId), inArray(mailedCodes.purpose, purposes)))
}

/** Until when the last change of the user's e-mail can be undone, ISO 8601; undefined if it can not. */
export async function openUndoOf(db: Queryable, userId: number): Promise<string | undefined> {
  const [undo] = await db.rows<{ expiresAt: string }>(
    `select ${isoSql('expires_at')} as "expiresAt" from mailed_codes
     where user_id = $userId and purpose = 'undoEmail' and expires_at > now()`,
    { userId },
  )
  return undo?.expiresAt
}

/** Whether an e-mail is kept for somebody else than `userId`, who may undo its change. */
export async function isReserved(
  db: Queryable,
  { email, userId = 0 }: { email: string; userId?: number },
): Promise<boolean> {
  const kept = await db.rows(
    `select from mailed_codes where email = $email and user_id <> $userId and purpose = 'undoEmail'
       and expires_at > now() and ${acrossOwners('an address is asked for, not a person')}`,
    { email, userId },
  )
  return kept.length > 0
}
