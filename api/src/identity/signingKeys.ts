import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { seal, unseal } from './seal.ts'
import { insertSigningKey, selectSealedKey } from './signingKeyQueries.ts'

const PERIOD_MS = 30 * 24 * 60 * 60_000

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export type SigningKeys = {
  /** The key that signs now: a new one every thirty days. */
  current: () => Promise<SigningKey>
  /** The public half of a key whose tokens may still count; undefined for a name that this secret does not give. */
  publicKey: (kid: string) => Promise<KeyObject | undefined>
}

/**
 * Ed25519 keys, shared by all processes through the database, which cannot read them. The name of a key follows from
 * the secret and its thirty days: processes that make it at once make one, the others find it at its first token, and a
 * name that somebody made up costs no query.
 */
export function signingKeys(db: Database, secret: string): SigningKeys {
  const kept = new Map<string, Promise<SigningKey>>()

  const nameOf = (period: number) => createHmac('sha256', secret).update(`signing key\n${period}`).digest('base64url')

  const keyNamed = (kid: string) => {
    const known = kept.get(kid)
    if (known) return known
    const key = fetchKey(kid)
    kept.set(kid, key)
    key.catch(() => kept.delete(kid)) // the next one asks again
    return key
  }

  async function fetchKey(kid: string): Promise<SigningKey> {
    let sealedKey = await selectSealedKey(db, kid)
    if (!sealedKey) {
      await makeKey(kid)
      sealedKey = await selectSealedKey(db, kid)
    }
    const pem = sealedKey && unseal(secret, kid, sealedKey)
    if (!pem) throw new Error('A signing key cannot be opened')
    const privateKey = createPrivateKey(pem)
    return { kid, privateKey, publicKey: createPublicKey(privateKey) }
  }

  async function makeKey(kid: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await insertSigningKey(db, kid, seal(secret, kid, pem), publicKey.export({ format: 'jwk' }))
  }

  return {
    current: () => keyNamed(nameOf(periodNow())),
    publicKey: async (kid) => {
      const now = periodNow()
      // Tokens last minutes. The next period's are of a process whose clock is a little ahead.
      const isOurs = [now, now - 1, now + 1].some((period) => nameOf(period) === kid)
      return isOurs ? (await keyNamed(kid)).publicKey : undefined
    },
  }
}

const periodNow = () => Math.floor(Date.now() / PERIOD_MS)
