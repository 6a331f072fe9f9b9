import type { Database } from '../db/database.ts'

export type SigningKeyRow = { kid: string; sealedKey: string; ageInSeconds: number }

/** Newest first. */
export function selectSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.rows<SigningKeyRow>(`
    select kid, sealed_key as "sealedKey", extract(epoch from now() - created_at)::float8 as "ageInSeconds"
    from signing_keys order by created_at desc, kid`)
}

export async function insertSigningKey(db: Database, kid: string, sealedKey: string, publicKey: object) {
  const insert = 'insert into signing_keys (kid, sealed_key, public_key) values ($1, $2, $3::text::jsonb)'
  await db.rows(insert, [kid, sealedKey, JSON.stringify(publicKey)])
}
