import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const ASK_EVERY_MS = 50

/**
 * Resolves when an expression holds in a page; rejects when the page is closed. It is asked from here: what Playwright
 * evaluates in the page's own time is refused by the page's policy, and would be reported as a fault of the page.
 * @param withinMs after which it is false
 */
export async function until(page: Page, expression: string, withinMs = Infinity): Promise<boolean> {
  return untilStays(page, expression, 0, withinMs)
}

/** The same, when it has held for some time with one value. */
export async function untilStays(page: Page, expression: string, forMs: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  let held: { value: unknown; since: number } | undefined
  for (;;) {
    const value = await page.evaluate<unknown>(`(${expression}) || null`)
    if (value !== held?.value) held = { value, since: Date.now() }
    if (value !== null && Date.now() - held!.since >= forMs) return true
    if (Date.now() > deadline) return false
    await wait(ASK_EVERY_MS)
  }
}
