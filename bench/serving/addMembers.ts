import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Inserts members with a session each into the database, and returns the access tokens that the API issues for them.
 */
export async function addMembers(
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
  count: number,
): Promise<string[]> {
  const cookies = Array.from({ length: count }, (_, number) => `member${number}`.padEnd(43, '-'))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `
      with added as (
        insert into users (email, role, locale, first_name, last_name)
        select number || '@members.example', 'patient', 'pl', 'Anna', 'Zielińska' from generate_series(1, $1::int) as number
        returning id, split_part(email, '@', 1)::int as number
      )
      insert into sessions (user_id, token_hash, expires_at)
      select id, ($2::text[])[number], now() + interval '1 day' from added`,
      [count, cookies.map(sha256)],
    )
  } finally {
    await client.end()
  }
  const tokens: string[] = []
  for (const cookie of cookies) {
    const response = await fetch(`${origin}/api/auth/session`, { headers: { cookie: `kinora.session=${cookie}` } })
    const { jwt } = (await response.json()) as { jwt?: string }
    if (!jwt) throw new Error(`/api/auth/session answered ${response.status} without a token.`)
    tokens.push(jwt)
  }
  return tokens
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
