import type { ContactToken } from '@kinora/contracts'
import { randomBytes } from 'node:crypto'
import { ApiProblem } from '../../platform/index.ts'
import { type AuthSecrets, seal, unseal } from '../../identity/index.ts'

const NAME = 'contact form'
/** Nobody writes a message faster; bots do. */
const OPENS_AFTER_MS = 3_000
const VALID_FOR_MS = 24 * 60 * 60_000
const ID_BYTES = 16

export type ContactTokens = {
  make: (now?: number) => ContactToken
  /**
   * Returns the token's id, the same for every encoding of the token.
   * @throws 400 `contact.wrongToken` or `contact.tokenExpired`, 429 `contact.tooQuick` with Retry-After.
   */
  read: (token: string, now?: number) => string
}

/** Tokens of the contact form: sealed, so that none is stored until it is used. */
export function contactTokens(secrets: AuthSecrets): ContactTokens {
  return {
    make: (now = Date.now()) => ({
      token: seal(secrets, NAME, `${randomBytes(ID_BYTES).toString('base64url')} ${now}`),
      expiresAt: new Date(now + VALID_FOR_MS).toISOString(),
    }),
    read: (token, now = Date.now()) => {
      const [id, madeAt] = unseal(secrets, NAME, token)?.split(' ') ?? []
      if (!id || !madeAt) throw new ApiProblem(400, 'contact.wrongToken')
      const age = now - Number(madeAt)
      if (age >= VALID_FOR_MS) throw new ApiProblem(400, 'contact.tokenExpired')
      if (age < OPENS_AFTER_MS)
        throw new ApiProblem(429, 'contact.tooQuick', undefined, {
          retryAfter: Math.ceil((OPENS_AFTER_MS - age) / 1_000),
        })
      return id
    },
  }
}
