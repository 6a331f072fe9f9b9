import Bowser from 'bowser'

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/**
 * Names of the browser and the system; null where the text by which the browser describes itself names none that is
 * known. Whoever guesses a password writes that text: nothing else of it is shown to the owner.
 */
export function browserOf(userAgent: string): { browser: string | null; system: string | null } {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : {}
  return { browser: known(BROWSERS, browser?.name), system: known(SYSTEMS, os?.name) }
}

const known = (names: ReadonlySet<string>, name: string | undefined) => (name && names.has(name) ? name : null)
