import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/**
 * Waits until the API is ready and the list of programs shows programs, or until `signal` aborts. The list alone is no
 * proof: the gateway serves cached pages while the API is down.
 * @throws Error with the last response.
 */
export async function waitForPage(origin: string, withinMs: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const problem = await ask(origin)
    if (!problem || signal?.aborted) return
    if (Date.now() > deadline)
      throw new Error(`${origin}/programs did not come up in ${withinMs / 1000} s: ${problem}.`)
    await sleep(ASK_EVERY_MS)
  }
}

async function ask(origin: string): Promise<string | undefined> {
  try {
    const api = await get(`${origin}/api/ready`)
    if (api.status !== 200) return `the API answers ${api.status}`
    const page = await get(`${origin}/programs`)
    if (page.status !== 200) return `status ${page.status}`
    return /href="\/programs\/\d+"/.test(await page.text()) ? undefined : 'a page without programs'
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
