/** In `sessionStorage` (docs/promises.md), so that it survives a reload and ends with the tab. */
const KEY = 'kinora.testMode'
const VERSION = 1

/** Whether this tab was in test mode with the user. Storage that is forbidden is ignored. */
export function wasInTestMode(userId: number): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { version?: unknown; userId?: unknown } | null
    return stored?.version === VERSION && stored.userId === userId
  } catch {
    return false
  }
}

export function keepTestMode(userId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, userId }))
  } catch {
    // Then it ends with the page.
  }
}

export function forgetTestMode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
