/**
 * The browser's time zone, in which the server counts the user's days: an IANA name such as Europe/Warsaw. Undefined where
 * the browser has no name for it that it can read itself, such as `Etc/Unknown`: the server then counts in the zone that it
 * has stored.
 */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined
  } catch {
    return undefined
  }
}
