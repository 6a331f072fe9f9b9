import { createHash, randomUUID } from 'node:crypto'
import { withClient } from './withClient.ts'

/** Signs a user in, without a password. Returns the access token that the API issues. */
export async function openSession(
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
  userId: number,
): Promise<string> {
  const cookie = randomUUID().padEnd(43, '-')
  const hash = createHash('sha256').update(cookie).digest('base64url')
  await withClient(databaseUrl, (client) =>
    client.query("insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')", [
      userId,
      hash,
    ]),
  )
  const response = await fetch(`${origin}/api/auth/session`, { headers: { cookie: `kinora.session=${cookie}` } })
  const { jwt } = (await response.json()) as { jwt?: string }
  if (!jwt) throw new Error(`/api/auth/session answered ${response.status} without a token.`)
  return jwt
}
