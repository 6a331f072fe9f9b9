/**
 * Pages with personal data, and pages whose address contains a secret: reset and verification codes, invitations,
 * payments, orders, gift codes. Analytics and marketing never run there, a chat only where it is configured.
 */
const PRIVATE =
  /^\/(profile|specialist|invitation|payment|give-a-gift\/order|subscription\/activate|auth\/(?!sign-(in|up)\/?$))/i

/** @param pathname without the locale */
export const isPrivatePage = (pathname: string): boolean =>
  PRIVATE.test(pathname) || /\/specialist(\/|$)/i.test(pathname)
