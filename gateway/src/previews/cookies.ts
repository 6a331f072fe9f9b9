import type { FastifyRequest } from 'fastify'

const isSecure = (origin: string) => origin.startsWith('https:')
/** Its prefix keeps other hosts of the domain from setting it (RFC 6265bis, 4.1.3). */
const nameOf = (origin: string, name: string) => `${isSecure(origin) ? '__Host-' : ''}kinora.${name}`

/** The text of a `Set-Cookie`. @param until in milliseconds since 1970; a moment that is past removes it */
export const cookieOf = (origin: string, name: string, value: string, until: number): string =>
  `${nameOf(origin, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${new Date(until).toUTCString()}${isSecure(origin) ? '; Secure' : ''}`

/** The value that a request has of it; undefined if it has none. */
export function cookieIn(
  { headers: { cookie = '' } }: FastifyRequest,
  origin: string,
  name: string,
): string | undefined {
  const start = `${nameOf(origin, name)}=`
  if (!cookie.includes(start)) return undefined
  return cookie
    .split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}
