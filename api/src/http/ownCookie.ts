import type { CookieSerializeOptions } from '@fastify/cookie'

/**
 * Over TLS with `__Host-`: browsers then take the cookie from this host alone, and no other can plant it (RFC 6265bis).
 */
export function ownCookie(origin: string, name: string) {
  const secure = origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } satisfies CookieSerializeOptions
  return { name: `${secure ? '__Host-' : ''}kinora.${name}`, options }
}
