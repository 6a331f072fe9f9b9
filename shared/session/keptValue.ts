/** Before the names of what belongs to a person (docs/contracts.md). */
const PERSONS = 'kinora.own.'
const DEVICES = 'kinora.'

/**
 * A value that this browser keeps between pages. A person's goes when their turn ends, a device's is there for everybody.
 * Forgetting is no failure: a full or forbidden storage is left alone, and what is broken or of another version counts as nothing.
 */
export function keptValue(of: 'person' | 'device', name: string, version: number) {
  const key = (of === 'person' ? PERSONS : DEVICES) + name
  return {
    read: (): Record<string, unknown> => quietly(() => valueOf(localStorage.getItem(key), version)) ?? {},
    keep: (value: object): void => quietly(() => localStorage.setItem(key, JSON.stringify({ version, ...value }))),
    forget: (): void => quietly(() => localStorage.removeItem(key)),
  }
}

/** Nothing of whoever was here is kept any more. */
export const forgetPerson = (): void =>
  quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(PERSONS)).forEach((key) => localStorage.removeItem(key)))

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
