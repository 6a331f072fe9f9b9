import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { seal, unseal } from './seal.ts'
import { insertSigningKey, selectSigningKeys } from './signingKeyQueries.ts'

const SIGNS_FOR_S = 30 * 24 * 60 * 60
/** Keys of other processes appear at any time; names that nobody made must not cost a query each. */
const LOOK_AGAIN_AFTER_MS = 5_000

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; signsUntil: number }

export type SigningKeys = {
  /** The key that signs now: a new one every thirty days. */
  current: () => Promise<SigningKey>
  /** The public half of a key that signs or has signed; undefined for one that this secret does not open. */
  publicKey: (kid: string) => Promise<KeyObject | undefined>
}

/** Ed25519 keys, shared by all processes through the database, which cannot read them. */
export function signingKeys(db: Database, secret: string): SigningKeys {
  let known: SigningKey[] = []
  let lookedAt = 0

  async function look() {
    lookedAt = Date.now()
    const rows = await selectSigningKeys(db)
    known = rows.flatMap(({ kid, sealedKey, ageInSeconds }) => {
      const pem = unseal(secret, kid, sealedKey)
      return pem ? [keyOf(kid, pem, SIGNS_FOR_S - ageInSeconds)] : []
    })
  }

  async function make() {
    const kid = randomUUID()
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await insertSigningKey(db, kid, seal(secret, kid, pem), publicKey.export({ format: 'jwk' }))
    await look()
  }

  const newest = () => known.find(({ signsUntil }) => signsUntil > Date.now())
  return {
    current: async () => {
      if (!newest()) await look()
      if (!newest()) await make()
      const key = newest()
      if (!key) throw new Error('No key signs')
      return key
    },
    publicKey: async (kid) => {
      const find = () => known.find((key) => key.kid === kid)?.publicKey
      if (!find() && Date.now() - lookedAt > LOOK_AGAIN_AFTER_MS) await look()
      return find()
    },
  }
}

function keyOf(kid: string, pem: string, signsForSeconds: number): SigningKey {
  const privateKey = createPrivateKey(pem)
  return { kid, privateKey, publicKey: createPublicKey(privateKey), signsUntil: Date.now() + signsForSeconds * 1_000 }
}
