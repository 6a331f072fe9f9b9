import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright-core'

const OPEN_MS = 15_000
/** How long a page may take to load and react, on a busy machine. */
const REACT_MS = 15_000
const CLOSE_MS = 1_000

// Evaluated in the page.
const HYDRATED = `Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps'))`
const LOADED = `!document.querySelector('[aria-busy="true"]')`
const FOCUSED = `document.activeElement !== document.body`

/**
 * What is wrong with a page in a browser: uncaught errors, errors in the console (which include violations of the
 * content security policy and markup that does not match), a page that does not react, and what axe finds. Each sentence
 * once.
 */
export async function openPage(browser: Browser, url: string): Promise<string[]> {
  // Pages of one context share a process, and one that hangs would take the others with it.
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems = listen(page)
  const beacons: Request[] = []
  page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(request))
  try {
    await page.goto(url, { timeout: OPEN_MS, waitUntil: 'commit' })
    if (await reacts(page)) for (const violation of await violations(page)) problems.add(violation)
    else problems.add(`it does not react within ${REACT_MS / 1000} s`)
  } catch (error) {
    problems.add(firstLine((error as Error).message))
  } finally {
    // Reports of failed remotes, which closing would cut off.
    await Promise.allSettled(beacons.map((beacon) => beacon.response()))
    await Promise.race([context.close(), wait(CLOSE_MS)])
  }
  return [...problems]
}

function listen(page: Page): Set<string> {
  const problems = new Set<string>()
  const refused = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && !response.ok()) refused.add(response.url())
  })
  page.on('pageerror', ({ message }) => problems.add(firstLine(message)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.has(message.location().url)) problems.add(firstLine(message.text()))
  })
  return problems
}

const firstLine = (text: string) => text.split('\n', 1)[0]!

/** Whether the page is hydrated, has loaded what it waits for, and moves the focus at a key. */
async function reacts(page: Page): Promise<boolean> {
  const settled = async () => {
    await page.waitForLoadState('load')
    await page.waitForFunction(HYDRATED)
    await page.waitForFunction(LOADED)
    await page.keyboard.press('Tab')
    await page.waitForFunction(FOCUSED)
    return true
  }
  page.setDefaultTimeout(REACT_MS)
  return Promise.race([settled().catch(() => false), wait(REACT_MS, false)])
}

async function violations(page: Page): Promise<string[]> {
  const { default: AxeBuilder } = await import('@axe-core/playwright')
  const { violations: axeViolations } = await new AxeBuilder({ page }).analyze()
  return axeViolations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes[0]?.target.join(' ')})`)
}
