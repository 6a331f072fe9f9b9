/** Detects changes of the API's content. */
export type ContentVersion = {
  /** Reads the version from the API in the background, at most once a second; pages do not wait for it. */
  check(): void
}

const INTERVAL_MS = 1_000
const TIMEOUT_MS = 2_000

export function watchContentVersion(apiUrl: string, onChange: () => void): ContentVersion {
  let lastVersion: string | null = null
  let next = 0

  async function ask(): Promise<void> {
    const response = await fetch(`${apiUrl}/api/content-version`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return void response.body?.cancel()
    const { data } = (await response.json()) as { data: { version: string | number } }
    const version = String(data.version)
    if (lastVersion !== null && lastVersion !== version) onChange()
    lastVersion = version
  }

  return {
    check() {
      if (Date.now() < next) return
      next = Date.now() + INTERVAL_MS
      // Ignored: while the API is down its content does not change.
      ask().catch(() => {})
    },
  }
}
