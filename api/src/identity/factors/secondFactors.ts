import { createHmac, randomInt } from 'node:crypto'
import type { Queryable } from '../../platform/index.ts'
import { type AuthSecrets, seal, unseal } from '../sessions/seal.ts'
import { stepOfCode } from './authenticatorApp.ts'
import { insertApp, replaceRecoveryCodes, selectAppSecret, takeRecoveryCode, useAppStep } from './factorQueries.ts'

/** docs/contract.md, "Decided values". */
const RECOVERY_CODES = 10
/** Without what looks alike on paper: 0 and o, 1 and l and i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 12
const APP_CODE = /^\d{6}$/

const sealedFor = (userId: number) => `authenticator app of ${userId}`

/** The secret of a person's app as the database has it. */
export const sealAppSecret = (authSecrets: AuthSecrets, userId: number, secret: string): string =>
  seal(authSecrets, sealedFor(userId), secret)

/** Keeps an app whose first code was right. False where it was not, or where there is an app. */
export async function keepApp(
  tx: Queryable,
  authSecrets: AuthSecrets,
  { userId, sealedSecret, code }: { userId: number; sealedSecret: string; code: string },
): Promise<boolean> {
  const secret = unseal(authSecrets, sealedFor(userId), sealedSecret)
  const step = secret && stepOfCode(secret, code.replace(/\s/g, ''))
  if (!step) return false
  return insertApp(tx, { userId, sealedSecret, lastStep: step })
}

/** Ten new codes in place of those from before. They are known here alone: the database has their hashes. */
export async function makeRecoveryCodes(tx: Queryable, authSecrets: AuthSecrets, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOf(authSecrets[0], userId, code)),
  )
  return codes
}

/** Uses a code of the app or a recovery code up; undefined if it is neither, or was used. */
export async function takeCode(
  tx: Queryable,
  authSecrets: AuthSecrets,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (!APP_CODE.test(code)) {
    const hashes = authSecrets.map((secret) => hashOf(secret, userId, code))
    return (await takeRecoveryCode(tx, userId, hashes)) ? 'recovery' : undefined
  }
  const sealedSecret = await selectAppSecret(tx, userId)
  const secret = sealedSecret && unseal(authSecrets, sealedFor(userId), sealedSecret)
  const step = secret && stepOfCode(secret, code)
  if (!secret || !step) return undefined
  // Sealed anew, by the newest AUTH_SECRET.
  const use = { step, sealedSecret: sealAppSecret(authSecrets, userId, secret) }
  return (await useAppStep(tx, userId, use)) ? 'app' : undefined
}

/** In groups of four. */
const makeCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

const hashOf = (authSecret: string, userId: number, code: string) =>
  createHmac('sha256', authSecret)
    .update(`recovery code of ${userId}\n${code.replaceAll('-', '')}`)
    .digest('base64url')
