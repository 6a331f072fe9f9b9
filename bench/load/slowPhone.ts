import type { Browser, BrowserContextOptions } from '@playwright/test'

/** Lighthouse's slow phone with slow mobile data. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pl-PL',
}
const CPU_SLOWDOWN = 4

/** How long any step of a page may take, also on a busy machine. */
export const WITHIN_MS = 300_000

export const SLOW_PHONE = '1.6 Mbit/s, 150 ms, processor 4 × slower, 412 × 823'

/** An empty page with an empty cache, a slow network and a slow processor; `more` for another screen or somebody's cookies. */
export async function slowPhone(browser: Browser, slowdown = CPU_SLOWDOWN, more: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, ...more })
  context.setDefaultTimeout(WITHIN_MS)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
