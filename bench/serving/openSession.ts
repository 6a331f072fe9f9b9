import { createHash, randomUUID } from 'node:crypto'
import { withClient } from './withClient.ts'

/** The name of the cookie of a session. */
export const SESSION = 'kinora.session'

/** Signs a user in, without a password. Returns the access token that the API issues. */
export async function openSession(
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
  userId: number,
): Promise<string> {
  return tokenOf(origin, await addSession(databaseUrl, userId))
}

/** Adds a session of this user. Returns the value of its cookie. */
export async function addSession(databaseUrl: string, userId: number): Promise<string> {
  const cookie = randomUUID().padEnd(43, '-')
  const hash = createHash('sha256').update(cookie).digest('base64url')
  await withClient(databaseUrl, (client) =>
    client.query("insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')", [
      userId,
      hash,
    ]),
  )
  return cookie
}

/** The access token that the API issues for a session. */
export async function tokenOf(origin: string, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/session`, { headers: { cookie: `${SESSION}=${cookie}` } })
  const { jwt } = (await response.json()) as { jwt?: string }
  if (!jwt) throw new Error(`/api/auth/session answered ${response.status} without a token.`)
  return jwt
}
