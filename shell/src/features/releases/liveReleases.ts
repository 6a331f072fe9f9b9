import type { LiveReleases } from '@kinora/contracts'

const TIMEOUT_MS = 10_000

/** What the gateway says is live; undefined when it cannot be asked. */
export async function askLiveReleases(): Promise<LiveReleases | undefined> {
  try {
    const answer = await fetch(`${location.origin}/live`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? ((await answer.json()) as LiveReleases) : undefined
  } catch {
    return undefined
  }
}
