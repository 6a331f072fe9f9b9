import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/**
 * Waits until the API is ready and the list of programs shows programs, or until `signal` aborts. The list alone is no
 * proof: the gateway serves cached pages while the API is down.
 * @throws Error with the last response.
 */
export const waitForPage = (origin: string, withinMs: number, signal?: AbortSignal): Promise<void> =>
  waitFor(`${origin}/programs`, withinMs, signal, async () => {
    const problem = await problemAt(`${origin}/api/ready`)
    if (problem) return problem
    const page = await get(`${origin}/programs`)
    if (page.status !== 200) return `status ${page.status}`
    return /href="\/programs\/\d+"/.test(await page.text()) ? undefined : 'a page without programs'
  })

/** Waits until this address answers with 200, or until `signal` aborts. @throws Error with the last response. */
export const waitForAnswer = (url: string, withinMs: number, signal?: AbortSignal): Promise<void> =>
  waitFor(url, withinMs, signal, () => problemAt(url))

async function waitFor(
  what: string,
  withinMs: number,
  signal: AbortSignal | undefined,
  ask: () => Promise<string | undefined>,
): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const problem = await ask().catch((error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
    )
    if (!problem || signal?.aborted) return
    if (Date.now() > deadline) throw new Error(`${what} did not come up in ${withinMs / 1000} s: ${problem}.`)
    await sleep(ASK_EVERY_MS)
  }
}

async function problemAt(url: string): Promise<string | undefined> {
  const { status } = await get(url)
  return status === 200 ? undefined : `${new URL(url).pathname} answers ${status}`
}

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
