import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { EarlyControl } from './earlyControls.ts'
import { slowPhone } from './slowPhone.ts'

/** How long after a press its effect may come: some pages take that long to load. */
const EFFECT_WITHIN_MS = 45_000
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }
const REFUSED = JSON.stringify({ version: 1, asked: ['analytics', 'tracker', 'chat', 'referral'], allowed: [] })

type Moment = { origin: string; slowdown: number; afterMs: number; state?: BrowserContextOptions['storageState'] }
type Point = { x: number; y: number }

/**
 * Presses a control of a page some time after the control was painted first, by the browser's own input, which waits for
 * nothing. Returns whether the effect came.
 */
export async function pressEarly(
  browser: Browser,
  { path, control, typed, effect }: EarlyControl,
  { origin, slowdown, afterMs, state }: Moment,
): Promise<boolean> {
  const page = await slowPhone(browser, slowdown, { ...WIDE, ...(state && { storageState: state }) })
  try {
    const { promise: painted, resolve } = Promise.withResolvers<Point>()
    await page.exposeBinding('tellPainted', (_source, point: Point) => resolve(point))
    await page.addInitScript((refused) => localStorage.setItem('kinora.consent', refused), REFUSED)
    await page.addInitScript(watchControl, control)
    const opened = page.goto(origin + path, { waitUntil: 'commit' })
    const { x, y } = await Promise.race([painted, opened.then(() => sleep(EFFECT_WITHIN_MS)).then(notPainted)])
    await sleep(afterMs)
    await page.mouse.click(x, y)
    if (typed !== undefined) await page.keyboard.type(typed)
    if (typed !== undefined) await page.keyboard.press('Enter')
    const within = { timeout: EFFECT_WITHIN_MS, state: 'attached', waitUntil: 'commit' } as const
    const came = typeof effect === 'string' ? page.waitForSelector(effect, within) : page.waitForURL(effect, within)
    return await came.then(
      () => true,
      () => false,
    )
  } finally {
    await page.context().close()
  }
}

function notPainted(): never {
  throw new Error('The control was not painted')
}

/** Runs in the page before its own scripts. */
function watchControl(selector: string) {
  const look = () => {
    const control = document.querySelector(selector)
    if (!control || performance.getEntriesByName('first-contentful-paint').length === 0)
      return void requestAnimationFrame(look)
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    requestAnimationFrame(() => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const tell = (window as unknown as { tellPainted: (point: object) => void }).tellPainted
      tell({ x: x + width / 2, y: y + height / 2 })
    })
  }
  requestAnimationFrame(look)
}
