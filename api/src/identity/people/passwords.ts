import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { concurrencyLimit } from '../../platform/index.ts'

/** Argon2id with 19 MiB and two passes (OWASP, Password Storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Each hash uses a core for tens of milliseconds, on one of libuv's four threads. A room full of people who sign in at
 * once waits a second at most.
 */
const AT_ONCE = Math.min(4, availableParallelism())
const inTurn = concurrencyLimit({ atOnce: AT_ONCE, queueMax: 50, busy: 'auth.busy' })

/** Keyboards write `ó` as one character or as two. @throws 429 `auth.busy` when too many wait already. */
export const hashPassword = (text: string): Promise<string> => inTurn(() => hash(text.normalize('NFC'), COST))

/** First as passwords are kept now, then as it was typed: older hashes are of that. */
const spellingsOf = (text: string) => [...new Set([text.normalize('NFC'), text, text.normalize('NFD')])]

/**
 * Whether `text` is the password of this hash. False for null, in the same time as for a wrong password, so that timing
 * does not reveal who has an account. @throws 429 `auth.busy` when too many wait already.
 */
export const verifyPassword = (hashed: string | null, text: string): Promise<boolean> =>
  inTurn(async () => {
    for (const spelling of spellingsOf(text)) {
      if (hashed === null) await hash(spelling, COST)
      else if (await verify(hashed, spelling)) return true
    }
    return false
  })
