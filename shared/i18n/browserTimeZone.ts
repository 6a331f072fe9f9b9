/** The browser's time zone, in which the server counts the user's days: an IANA name such as Europe/Warsaw. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
