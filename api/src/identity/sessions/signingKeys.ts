import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Queryable } from '../../platform/index.ts'
import { type AuthSecrets, seal, unseal } from './seal.ts'

const PERIOD_MS = 30 * 24 * 60 * 60_000

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

export type SigningKeys = {
  /** The key that signs now; rotated every thirty days. */
  current: () => Promise<SigningKey>
  /** The public key for tokens that may still be valid; undefined for a `kid` that is derived from none of the secrets. */
  publicKey: (kid: string) => Promise<KeyObject | undefined>
}

/**
 * Ed25519 keys, shared by all processes through the database, which stores them encrypted. The `kid` is derived from
 * a secret and the period of thirty days: processes that make a key concurrently agree on one, others load it with
 * its first token, and an invented `kid` costs no query.
 */
export function signingKeys(db: Queryable, secrets: AuthSecrets): SigningKeys {
  const cache = new Map<string, Promise<SigningKey>>()

  const nameOf = (secret: string, period: number) =>
    createHmac('sha256', secret).update(`signing key\n${period}`).digest('base64url')

  const keyNamed = (kid: string) => {
    const cached = cache.get(kid)
    if (cached) return cached
    const key = fetchKey(kid)
    cache.set(kid, key)
    key.catch(() => cache.delete(kid)) // the next call tries again
    return key
  }

  async function fetchKey(kid: string): Promise<SigningKey> {
    let sealedKey = await selectSealedKey(db, kid)
    if (!sealedKey) {
      await makeKey(kid)
      sealedKey = await selectSealedKey(db, kid)
    }
    const pem = sealedKey && unseal(secrets, kid, sealedKey)
    if (!pem) throw new Error('A signing key cannot be opened')
    const privateKey = createPrivateKey(pem)
    return { kid, privateKey, publicKey: createPublicKey(privateKey) }
  }

  async function makeKey(kid: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await insertSigningKey(db, kid, seal(secrets, kid, pem), publicKey.export({ format: 'jwk' }))
  }

  return {
    current: () => keyNamed(nameOf(secrets[0], periodNow())),
    publicKey: async (kid) => {
      const now = periodNow()
      // Tokens are valid for minutes. A process whose clock is ahead may use the next period's key.
      const periods = [now, now - 1, now + 1]
      const isOurs = secrets.some((secret) => periods.some((period) => nameOf(secret, period) === kid))
      return isOurs ? (await keyNamed(kid)).publicKey : undefined
    },
  }
}

const periodNow = () => Math.floor(Date.now() / PERIOD_MS)

async function selectSealedKey(db: Queryable, kid: string): Promise<string | undefined> {
  const [row] = await db.rows<{ sealedKey: string }>(
    'select sealed_key as "sealedKey" from signing_keys where kid = $kid',
    { kid },
  )
  return row?.sealedKey
}

/** Does nothing if there is a key with this id. */
async function insertSigningKey(db: Queryable, kid: string, sealedKey: string, publicKey: object) {
  const insert =
    'insert into signing_keys (kid, sealed_key, public_key) values ($kid, $sealedKey, $publicKey::text::jsonb) on conflict (kid) do nothing'
  await db.rows(insert, { kid, sealedKey, publicKey: JSON.stringify(publicKey) })
}
