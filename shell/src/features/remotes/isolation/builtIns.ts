/** Constructors and namespaces that the shell and all remotes use, by their global names. */
const CONSTRUCTORS = `
  Object Function Array String Number Boolean Symbol BigInt Date RegExp Error Promise Proxy Map Set WeakMap
  WeakSet WeakRef Iterator ArrayBuffer Uint8Array JSON Math Reflect Intl Intl.DateTimeFormat Intl.NumberFormat
  Intl.PluralRules EventTarget Event CustomEvent UIEvent KeyboardEvent MouseEvent PointerEvent Node CharacterData
  Attr Element HTMLElement SVGElement HTMLInputElement HTMLTextAreaElement HTMLSelectElement HTMLButtonElement
  HTMLFormElement HTMLAnchorElement HTMLScriptElement HTMLImageElement HTMLMediaElement HTMLDialogElement Document
  DocumentFragment ShadowRoot Range Selection DOMTokenList NodeList HTMLCollection CSSStyleDeclaration Window
  History Location Navigator Storage Response Request Headers XMLHttpRequest EventSource WebSocket URL
  URLSearchParams AbortController AbortSignal Blob File FileReader FormData TextEncoder TextDecoder ReadableStream
  Crypto SubtleCrypto Performance MediaQueryList MutationObserver IntersectionObserver ResizeObserver
  BroadcastChannel
`
  .trim()
  .split(/\s+/)
/** Objects with properties that could hide those of their prototypes. */
const INSTANCES = ['document', 'history', 'location', 'navigator', 'crypto', 'performance']

const { getOwnPropertyDescriptor, getPrototypeOf, defineProperty, deleteProperty, ownKeys } = Reflect

type Watched = {
  name: string
  object: object
  keys: Set<PropertyKey>
  /** Functions and accessors. */
  descriptors: { key: PropertyKey; before: PropertyDescriptor }[]
}
export type BuiltIns = {
  /** Undoes what was changed since the last call, and returns its names: `Array.prototype.map`. */
  undoChanges: () => string[]
  /** @throws Error that names what a version has changed just now; it is undone */
  refuseChanges: (by: { name: string; version: string }) => void
}

/**
 * Remembers the browser's own functions, constructors and prototypes, to find and undo changes later. New globals are
 * no changes; new properties are, where they hide inherited ones or show up in `for…in` over any object or array.
 */
export function watchBuiltIns(): BuiltIns {
  const watched = objects().map(watch)
  function undoChanges(): string[] {
    const changed: string[] = []
    for (let at = 0; at < watched.length; at++) restoreIn(watched[at]!, changed)
    for (const object of watched) removeFrom(object, changed)
    return changed
  }
  return {
    undoChanges,
    refuseChanges({ name, version }) {
      const changed = undoChanges()
      if (changed.length > 0) throw new Error(`${name} ${version} changes ${changed.join(', ')}`)
    },
  }
}

function objects(): [name: string, object: object][] {
  const constructors = CONSTRUCTORS.flatMap((name): [string, unknown][] => {
    const constructor = globalAt(name)
    return [
      [name, constructor],
      [`${name}.prototype`, (constructor as { prototype?: unknown } | undefined)?.prototype],
    ]
  })
  const instances = INSTANCES.map((name): [string, unknown] => [name, globalAt(name)])
  const iterator = getPrototypeOf([][Symbol.iterator]())
  const all: [string, unknown][] = [
    ['window', globalThis],
    ['ArrayIterator.prototype', iterator],
    ...constructors,
    ...instances,
  ]
  return all.filter((entry): entry is [string, object] => isObject(entry[1]))
}

/** By its name, `Intl.NumberFormat` too; undefined where the browser has none. */
const globalAt = (name: string) =>
  name.split('.').reduce((object: unknown, key) => (object as Record<string, unknown> | undefined)?.[key], globalThis)
const isObject = (value: unknown) => (typeof value === 'object' && value !== null) || typeof value === 'function'

function watch([name, object]: [string, object]): Watched {
  const keys = new Set(ownKeys(object))
  const descriptors = [...keys]
    .filter((key) => object !== globalThis || isWatchedGlobal(key))
    .map((key) => ({ key, before: getOwnPropertyDescriptor(object, key)! }))
    .filter(({ before: { value, get, set } }) => typeof value === 'function' || get || set)
  return { name, object, keys, descriptors }
}

/** Restores what was replaced or removed. Calls nothing that may be among it: no method, and no iterator. */
function restoreIn({ name, object, descriptors }: Watched, changed: string[]): void {
  for (let at = 0; at < descriptors.length; at++) {
    const { key, before } = descriptors[at]!
    const now = getOwnPropertyDescriptor(object, key)
    if (now && now.value === before.value && now.get === before.get && now.set === before.set) continue
    defineProperty(object, key, before)
    changed[changed.length] = nameOf(name, key)
  }
}

/** Removes what was added and hides something. */
function removeFrom({ name, object, keys }: Watched, changed: string[]): void {
  for (const key of ownKeys(object)) {
    if (keys.has(key) || !isIntrusive(object, key)) continue
    deleteProperty(object, key)
    changed.push(nameOf(name, key))
  }
}

const nameOf = (object: string, key: PropertyKey) => `${object}.${String(key)}`

/** Browsers make the other constructors, about a thousand, only when they are asked for. */
const isWatchedGlobal = (key: PropertyKey) => /^[a-z]/.test(String(key)) || CONSTRUCTORS.includes(String(key))

/**
 * Hides an inherited property, or shows up in `for…in` over every object or array. The inherited function itself hides
 * nothing: axe, with which releases are checked, puts `elementsFromPoint` on the document.
 */
function isIntrusive(object: object, key: PropertyKey): boolean {
  const descriptor = getOwnPropertyDescriptor(object, key)!
  if (object === Object.prototype || object === Array.prototype) return descriptor.enumerable === true
  // The window also inherits the elements of the page, by their ids.
  const parent = object === globalThis ? EventTarget.prototype : getPrototypeOf(object)
  return (
    parent !== null &&
    key in parent &&
    !(typeof descriptor.value === 'function' && descriptor.value === inherited(parent, key))
  )
}

/** The value that objects inherit; undefined for an accessor. */
function inherited(from: object, key: PropertyKey): unknown {
  for (let at: object | null = from; at; at = getPrototypeOf(at)) {
    const descriptor = getOwnPropertyDescriptor(at, key)
    if (descriptor) return descriptor.value
  }
  return undefined
}
