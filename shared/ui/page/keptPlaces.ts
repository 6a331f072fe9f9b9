/**
 * Places for what is only known after the first paint, kept so that nothing moves when it comes. Each has a name that a
 * style sheet reads from `html[data-places~='…']`; before the first paint the document does that (`shell/document.html`).
 */
const KEY = 'kinora.places'
const VERSION = 1

type Places = Record<string, number>

/** Keeps a place until a time in milliseconds, on this device and from the next page on. A time gone by gives it back. */
export function keepPlace(name: string, until: number): void {
  const { [name]: before, ...others } = readPlaces()
  const isKept = until > Date.now()
  if (before === until || (!isKept && before === undefined)) return show(readPlaces())
  write(isKept ? { ...others, [name]: until } : others)
}

/** Whether this page keeps it. */
export const isPlaceKept = (name: string): boolean => document.documentElement.matches(`[data-places~='${name}']`)

/** Gives all of them back: somebody else is here. */
export const dropPlaces = (): void => write({})

/** Forgetting is no failure: a full or forbidden storage is left alone. */
function write(places: Places): void {
  show(places)
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, places }))
  } catch {
    return
  }
}

const show = (places: Places) => {
  document.documentElement.dataset['places'] = Object.keys(places).filter((name) => places[name]! > Date.now()).join(' ')
}

function readPlaces(): Places {
  try {
    const { version, places } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version?: number; places?: Places }
    return version === VERSION && places ? places : {}
  } catch {
    return {}
  }
}
