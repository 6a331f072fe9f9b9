import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/**
 * Waits until the list of programmes answers with programmes in it.
 * @returns undefined when it does, else a sentence on what it last answered.
 */
export async function waitForPage(origin: string, withinMs: number, signal: AbortSignal): Promise<string | undefined> {
  const deadline = Date.now() + withinMs
  let last = 'no answer'
  while (Date.now() < deadline && !signal.aborted) {
    last = await ask(`${origin}/programs`)
    if (last === '') return undefined
    await sleep(ASK_EVERY_MS)
  }
  return `${origin}/programs did not come up in ${withinMs / 1000} s: ${last}.`
}

/** Empty when all is well. */
async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    const html = await response.text()
    if (response.status !== 200) return `status ${response.status}`
    return /href="\/programs\/\d+"/.test(html) ? '' : 'a page without programmes'
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}
