import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { slowPhone } from './slowPhone.ts'

/** The times after a press on a link, in milliseconds. */
export type Follow = {
  /** From the press to the first frame with the next page's heading. */
  heading: number
  /** The longest interaction, from its input to the next frame (Event Timing, in steps of 8 ms). */
  interaction: number
}
type Seen = { pressed?: number; heading?: number; interaction: number }

const LINK = 'main a[href^="/programs/"]'
/** The browser reports long events some time after the frame that ended them. */
const TOLD_AFTER_MS = 500

/**
 * Opens a page, waits until the network is idle, and taps its first link to a program. With `pointedAt` the pointer
 * hovers over the link first, so that its code and data are preloaded.
 */
export async function followLink(browser: Browser, url: string, pointedAt: boolean): Promise<Follow> {
  const page = await slowPhone(browser)
  await page.addInitScript(watchPress)
  await page.goto(url, { waitUntil: 'networkidle' })
  const link = page.locator(LINK).first()
  await link.scrollIntoViewIfNeeded()
  if (pointedAt) {
    await link.dispatchEvent('pointerover')
    await sleep(TOLD_AFTER_MS)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.interaction = 0))
  await link.tap()
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.heading)
  await page.waitForLoadState('networkidle')
  await sleep(TOLD_AFTER_MS)
  const { pressed, heading, interaction } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.context().close()
  return { heading: heading! - pressed!, interaction }
}

/** Runs in the page before its own scripts. */
function watchPress() {
  const seen: Seen = { interaction: 0 }
  Object.assign(window, { seen })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const before = document.querySelector('h1')?.textContent
      seen.pressed = timeStamp
      const look = () => {
        const heading = document.querySelector('h1')?.textContent
        if (!heading || heading === before) return void requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        // A message that is posted in a frame arrives after the frame is painted.
        port1.onmessage = () => (seen.heading = performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.interaction = Math.max(seen.interaction, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
