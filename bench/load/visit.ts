import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { slowPhone, WITHIN_MS } from './slowPhone.ts'

/** One first visit, in milliseconds since navigation and in compressed bytes. */
export type Visit = {
  firstPaint: number
  largestPaint: number
  largest: string
  /** When React had hydrated the header's last button, the menu's; absent without scripts. */
  interactive?: number
  requests: number
  bytes: number
  scriptBytes: number
  scriptBytesBefore: number
}

type Seen = { firstPaint: number; largestPaint: number; largest: string; interactive?: number }

/**
 * Loads a page with an empty cache, a slow network and a slow processor. @throws Error when it does not become
 * interactive.
 */
export async function visit(browser: Browser, url: string, hydrates: boolean): Promise<Visit> {
  const page = await slowPhone(browser)
  await page.addInitScript(watchPage)
  await page.goto(url, { waitUntil: 'load' })

  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const deadline = Date.now() + WITHIN_MS
  while (hydrates && (await seen()).interactive === undefined) {
    if (Date.now() > deadline) throw new Error(`${url} did not become interactive in ${WITHIN_MS / 1000} s.`)
    await sleep(100)
  }
  await page.waitForLoadState('networkidle')
  const paints = await seen()
  const sizes = await page.evaluate(weigh, paints.interactive ?? 0)
  if (hydrates) await answers(page)
  await page.context().close()
  return { ...paints, ...sizes }
}

type Page = Awaited<ReturnType<Browser['newPage']>>

/** Checks that the hydrated button works. */
async function answers(page: Page) {
  await page.locator('header button[aria-expanded]').last().click()
  await page.locator('header button[aria-expanded="true"]').last().waitFor({ timeout: 5_000 })
}

/** Runs in the page before its own scripts. */
function watchPage() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '' }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[]) {
      seen.largestPaint = entry.startTime
      seen.largest = `${entry.element?.localName} ${entry.url ? entry.url.split('/').slice(-2).join('/') : entry.element?.textContent?.slice(0, 30)}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // React stores an element's props under a key `__reactProps$…` when it hydrates the element.
  const timer = setInterval(() => {
    const button = [...document.querySelectorAll('header button[aria-expanded]')].at(-1)
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps$'))) return
    seen.interactive = performance.now()
    clearInterval(timer)
  }, 20)
}

/** Runs in the page. Bytes are those of the transferred, possibly compressed bodies. */
function weigh(interactive: number) {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const scripts = files.filter(({ name, initiatorType }) => initiatorType === 'script' || name.endsWith('.js'))
  const sum = (of: PerformanceResourceTiming[]) => of.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  return {
    requests: files.length + 1,
    bytes: sum(files) + (html?.encodedBodySize ?? 0),
    scriptBytes: sum(scripts),
    scriptBytesBefore: sum(scripts.filter(({ responseEnd }) => responseEnd <= interactive)),
  }
}
