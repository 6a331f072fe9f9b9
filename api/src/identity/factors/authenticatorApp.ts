import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_S = 30
/** Steps before and after the current one: for clocks that differ, and for slow hands. */
const DRIFT = 1
const ISSUER = 'Kinora'

/** Codes of an app (RFC 6238), as every app knows them: six digits, thirty seconds, SHA-1. */
const codesOf = (secret: string, label = ISSUER) =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) })

export const makeAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the app scans. */
export const appUrl = (secret: string, email: string): string => codesOf(secret, email).toString()

/** The step to which a code belongs; undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = codesOf(secret).validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? undefined : Math.floor(now / 1_000 / PERIOD_S) + delta
}
