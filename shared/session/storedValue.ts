import { isInTestMode } from './sessionStore.ts'

export type StoredValue = ReturnType<typeof storedValue>

/** Prefix of the keys of personal values (docs/promises.md). */
const PERSONS = 'kinora.own.'
const DEVICES = 'kinora.'

/**
 * A value that the browser stores between pages. A personal value is removed when its owner signs out or somebody else
 * signs in, a device value is there for everybody; `tab` is a personal value that each tab has for itself. Storage that
 * is full or forbidden is ignored, and so is a value that is invalid or of another version. In test mode nothing personal
 * is read or stored.
 */
export function storedValue(of: 'person' | 'tab' | 'device', name: string, version: number) {
  const key = (of === 'device' ? DEVICES : PERSONS) + name
  const storage = () => (of === 'tab' ? sessionStorage : localStorage)
  const unlessTested = <T>(work: () => T) => (of !== 'device' && isInTestMode() ? undefined : quietly(work))
  return {
    read: (): Record<string, unknown> => unlessTested(() => valueOf(storage().getItem(key), version)) ?? {},
    keep: (value: object): void => unlessTested(() => storage().setItem(key, JSON.stringify({ version, ...value }))),
    forget: (): void => unlessTested(() => storage().removeItem(key)),
  }
}

const databases = storedValue('person', 'databases', 1)
const databaseNames = () => (databases.read()['names'] ?? []) as string[]

/**
 * The name in IndexedDB of a personal database, which is deleted with the personal values. Not every browser lists its
 * databases, so it is noted before it is opened. @throws Error where it cannot be noted, and in test mode.
 */
export function personalDatabase(name: string): string {
  const databaseName = PERSONS + name
  if (!databaseNames().includes(databaseName)) databases.keep({ names: [...databaseNames(), databaseName] })
  if (!databaseNames().includes(databaseName)) throw new Error('A personal database needs storage')
  return databaseName
}

const ofPerson = storedValue('person', 'owner', 1)
const ofTab = storedValue('tab', 'owner', 1)
const ownerIn = (stored: StoredValue) => (stored.read()['userId'] as number | undefined) ?? null

/**
 * Whose personal values are stored, by the user's id; null for a visitor's. A tab that the browser has restored may still
 * have those of somebody who has signed out since: they are removed.
 */
export function ownerOfStored(): number | null {
  const owner = ownerIn(ofPerson)
  if (ownerIn(ofTab) !== null && ownerIn(ofTab) !== owner) clearStorage(() => sessionStorage)
  return owner
}

export function keepOwner(userId: number): void {
  ofPerson.keep({ userId })
  ofTab.keep({ userId })
}

/** Removes all personal values and databases. */
export function clearPersonalValues(): void {
  for (const name of databaseNames()) quietly(() => indexedDB.deleteDatabase(name))
  clearStorage(() => localStorage)
  clearStorage(() => sessionStorage)
}

const clearStorage = (storage: () => Storage) =>
  quietly(() =>
    Object.keys(storage())
      .filter((key) => key.startsWith(PERSONS))
      .forEach((key) => storage().removeItem(key)),
  )

function valueOf(text: string | null, version: number): Record<string, unknown> | undefined {
  const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null
  return value?.['version'] === version ? value : undefined
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
