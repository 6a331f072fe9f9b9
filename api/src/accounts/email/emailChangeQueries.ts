import { isReserved, openUndoOf } from '../../identity/index.ts'
import { ApiProblem, formProblem, isDuplicate, type Queryable } from '../../platform/index.ts'

/**
 * While a change can be undone there is no other one, so that nobody uses up the code in the owner's mailbox.
 * @throws 409 `email.changedRecently`
 */
export async function requireNoRecentChange(db: Queryable, userId: number): Promise<void> {
  const opensAt = await openUndoOf(db, userId)
  if (opensAt) throw new ApiProblem(409, 'email.changedRecently', undefined, { opensAt })
}

const UPDATE = `
  update users set email = $email, email_verified_at = now()
  from (select id, email, email_verified_at from users where id = $userId for no key update) as before
  where users.id = before.id and users.id = $userId
  returning before.email, before.email_verified_at is not null as "wasVerified"`

type Before = { email: string; wasVerified: boolean }

/**
 * Sets an address whose mailbox is proved to be the user's. Resolves to what it was before.
 * @throws 409 `auth.emailTaken` where somebody else has it by now
 */
export async function updateEmail(tx: Queryable, user: { userId: number; email: string }): Promise<Before> {
  const [before] = await tx.rows<Before>(UPDATE, user).catch((error: unknown) => {
    throw isDuplicate(error) ? emailTaken() : error
  })
  if (!before) throw new ApiProblem(410, 'auth.codeExpired')
  if (await isReserved(tx, user)) throw emailTaken()
  return before
}

const emailTaken = () => formProblem(409, 'email', 'auth.emailTaken')
