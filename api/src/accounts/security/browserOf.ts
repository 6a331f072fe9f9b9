import Bowser from 'bowser'

/** Names of the browser and the system; null where the text by which the browser describes itself names none. */
export function browserOf(userAgent: string): { browser: string | null; system: string | null } {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}
