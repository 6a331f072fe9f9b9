import type { Database } from '../database/database.ts'

export async function selectSealedKey(db: Database, kid: string): Promise<string | undefined> {
  const [row] = await db.rows<{ sealedKey: string }>(
    'select sealed_key as "sealedKey" from signing_keys where kid = $1',
    [kid],
  )
  return row?.sealedKey
}

/** Does nothing if there is a key with this id. */
export async function insertSigningKey(db: Database, kid: string, sealedKey: string, publicKey: object) {
  const insert =
    'insert into signing_keys (kid, sealed_key, public_key) values ($1, $2, $3::text::jsonb) on conflict (kid) do nothing'
  await db.rows(insert, [kid, sealedKey, JSON.stringify(publicKey)])
}
