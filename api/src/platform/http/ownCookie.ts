import type { CookieSerializeOptions } from '@fastify/cookie'

/**
 * Name and options of a cookie. Over TLS the prefix is `__Host-`, so that no other host can set it (RFC 6265bis).
 */
export function ownCookie(origin: string, name: string) {
  const secure = origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } satisfies CookieSerializeOptions
  return { name: `${secure ? '__Host-' : ''}kinora.${name}`, options }
}
