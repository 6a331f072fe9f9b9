/**
 * Pages about a person, and pages whose address is a key: reset and verification codes, invitations, payments, orders,
 * gift codes. Analytics and marketing are never there, a chat only where the configuration says so.
 */
const PRIVATE =
  /^\/(profile|specialist|invitation|payment|give-a-gift\/order|subscription\/activate|auth\/(?!sign-(in|up)\/?$))/i

/** @param pathname without the locale */
export const isPrivatePage = (pathname: string): boolean =>
  PRIVATE.test(pathname) || /\/specialist(\/|$)/i.test(pathname)
