/**
 * Pages with personal data, and pages whose address contains a secret: reset and verification codes, invitations, reminders,
 * payments, orders, gift codes. Analytics and marketing never run there, a chat only where it is configured.
 */
const PRIVATE =
  /^\/(profile|reminders|visit-report|specialist|invitation|payment|give-a-gift\/(order|card)|subscription\/activate|auth\/(?!sign-(in|up)\/?$))/i

/**
 * Health data and gift codes that somebody shows by a link: nothing of others runs there, whatever is configured.
 */
export const isShownByLink = (pathname: string): boolean => /^\/(visit-report|give-a-gift\/card)(\/|$)/i.test(pathname)

/** @param pathname without the locale */
export const isPrivatePage = (pathname: string): boolean =>
  PRIVATE.test(pathname) || /\/specialist(\/|$)/i.test(pathname)
