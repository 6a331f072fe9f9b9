import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/**
 * Waits until the list of programmes answers with programmes in it, or until `signal`.
 * @throws with a sentence on what it last answered.
 */
export async function waitForPage(origin: string, withinMs: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const problem = await ask(`${origin}/programs`)
    if (!problem || signal?.aborted) return
    if (Date.now() > deadline) throw new Error(`${origin}/programs did not come up in ${withinMs / 1000} s: ${problem}.`)
    await sleep(ASK_EVERY_MS)
  }
}

async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    const html = await response.text()
    if (response.status !== 200) return `status ${response.status}`
    return /href="\/programs\/\d+"/.test(html) ? undefined : 'a page without programmes'
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
