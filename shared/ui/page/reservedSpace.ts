import { markNow } from '@kinora/i18n'

/**
 * Space reserved for content that is only known after the first paint, so that the layout does not shift. Each has a
 * name that style sheets read from `html[data-places~='…']`; an inline script sets it before the first paint
 * (`shell/document.html`). Of `name@/programs/5` the style sheets read `name`, when that page is the first one opened.
 */
const KEY = 'kinora.places'
const VERSION = 1

type Places = Record<string, number>

/** Whoever was away longer comes back to a page without reserved spaces. */
const HALF_A_YEAR_MS = 183 * 86_400_000

/**
 * Reserves a space on this device, from the next page on.
 * @param forMs for how long, half a year unless it is given; 0 or less releases the space
 */
export function reserveSpace(name: string, forMs: number = HALF_A_YEAR_MS): void {
  const { [name]: before, ...others } = readPlaces()
  if (forMs <= 0 && before === undefined) return show(readPlaces())
  write(forMs > 0 ? { ...others, [name]: markNow() + forMs } : others)
}

/** Whether this page reserves it. */
export const isSpaceReserved = (name: string): boolean => document.documentElement.matches(`[data-places~='${name}']`)

/** Releases all of them, at the end of a session epoch. */
export const releaseSpaces = (): void => write({})

/** Storage that is full or forbidden is ignored. */
function write(places: Places): void {
  show(places)
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, places }))
  } catch {
    return
  }
}

const show = (places: Places) => {
  document.documentElement.dataset['places'] = Object.keys(places)
    .filter((name) => places[name]! > markNow())
    .map((name) => name.split('@'))
    .filter(([, path = location.pathname]) => path === location.pathname)
    .map(([name]) => name)
    .join(' ')
}

function readPlaces(): Places {
  try {
    const { version, places } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version?: number; places?: Places }
    return version === VERSION && places ? places : {}
  } catch {
    return {}
  }
}
