import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuthSecrets } from '../../identity/index.ts'

/** `stop` ends a member's reminders from a mail; `calendar 3` reads version 3 of their calendar feed. */
type Purpose = 'stop' | `calendar ${number}`

/** Signed links (HMAC) that work without signing in and do not expire. A feed's link is replaced by a new version. */
export function reminderTokens(secrets: AuthSecrets) {
  const signatureOf = (userId: number, purpose: Purpose, secret: string) =>
    createHmac('sha256', secret).update(`reminders\n${purpose}\n${userId}`).digest()

  return {
    make: (userId: number, purpose: Purpose): string =>
      `${userId}.${signatureOf(userId, purpose, secrets[0]).toString('base64url')}`,
    /** Whose token it says it is; not yet checked. */
    userIdOf: (token: string): number | undefined => {
      const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1])
      return id <= MAX_ID ? id : undefined
    },
    isValid: (token: string, userId: number, purpose: Purpose): boolean => {
      const signature = Buffer.from(token.split('.')[1] ?? '', 'base64url')
      return secrets.some((secret) => {
        const right = signatureOf(userId, purpose, secret)
        return signature.length === right.length && timingSafeEqual(signature, right)
      })
    },
  }
}

const MAX_ID = 2_147_483_647

export type ReminderTokens = ReturnType<typeof reminderTokens>
