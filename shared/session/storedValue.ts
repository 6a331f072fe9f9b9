/** Prefix of the keys of personal values (docs/promises.md). */
const PERSONS = 'kinora.own.'
const DEVICES = 'kinora.'

/**
 * A value that the browser stores between pages. A personal value is removed at the end of the session epoch, a device
 * value is there for everybody. Storage that is full or forbidden is ignored, and so is a value that is invalid or of
 * another version.
 */
export function storedValue(of: 'person' | 'device', name: string, version: number) {
  const key = (of === 'person' ? PERSONS : DEVICES) + name
  return {
    read: (): Record<string, unknown> => quietly(() => valueOf(localStorage.getItem(key), version)) ?? {},
    keep: (value: object): void => quietly(() => localStorage.setItem(key, JSON.stringify({ version, ...value }))),
    forget: (): void => quietly(() => localStorage.removeItem(key)),
  }
}

/** Removes all personal values, at the end of a session epoch. */
export const clearPersonalValues = (): void =>
  quietly(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PERSONS))
      .forEach((key) => localStorage.removeItem(key)),
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
