import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright-core'
import { leftBehind } from './leftBehind.ts'
import { until, untilStays } from './until.ts'
import { WATCH_PAGE } from './watchPage.ts'

const OPEN_MS = 15_000
/** How long a page may take to load and react, on a busy machine. */
const REACT_MS = 15_000
/** How long a page may take to be complete: some show placeholders as long as a visitor stays. */
const COMPLETE_MS = 5_000
/** For so long it stays as it is, and leads nowhere else. */
const STAYS_MS = 300
/** How long a page that reacts may take while axe reads it, and until it is left. */
const INSPECT_MS = 30_000
const CLOSE_MS = 1_000

/** What an address shows depends on the content, which may not have it; and an API that is busy is no fault of a page. */
const OF_API = [404, 503]

/** By which a page learns who looks at it. */
const SESSION = /\/api\/auth\/session$/

type Cookie = { name: string; value: string }

// Evaluated in the page.
const HYDRATED = `Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps'))`
const LOADED = `!document.querySelector('[aria-busy="true"]')`
// Its heading, no placeholders, and no script on its way.
const COMPLETE = `document.querySelector('h1') && !document.querySelector('[data-skeleton], script[src]:not([data-loaded])') && location.href`
const FOCUSED = `document.activeElement !== document.body`

/**
 * What is wrong with a page in a browser: uncaught errors, errors in the console (which include violations of the
 * content security policy and markup that does not match), a page that does not react, what axe finds, and what stays on
 * others' pages. Each sentence once.
 * @param cookies of whoever is signed in
 */
export async function openPage(browser: Browser, url: string, cookies: Cookie[] = []): Promise<string[]> {
  // Pages of one context share a process, and one that hangs would take the others with it.
  const context = await browser.newContext()
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin, secure: cookie.name.startsWith('__Host-') })),
  )
  const page = await context.newPage()
  await page.addInitScript(WATCH_PAGE)
  const problems = listen(page)
  const beacons: Request[] = []
  page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(request))
  try {
    // Only then it may lead elsewhere: to the sign-in, or away from it.
    const knows = page.waitForResponse(SESSION, { timeout: COMPLETE_MS }).catch(() => {})
    await page.goto(url, { timeout: OPEN_MS, waitUntil: 'commit' })
    if (await reacts(page, knows)) for (const violation of await unlessFrozen(inspect(page))) problems.add(violation)
    else problems.add(`it does not react within ${REACT_MS / 1000} s`)
  } catch (error) {
    problems.add(firstLine((error as Error).message))
  }
  // Before it is closed, which would cut off reports of failed remotes, and be an error of what is on its way.
  await Promise.allSettled(beacons.map((beacon) => beacon.response()))
  const found = [...problems]
  await Promise.race([context.close(), after(CLOSE_MS, undefined)])
  return found
}

function listen(page: Page): Set<string> {
  const problems = new Set<string>()
  const refused = new Set<string>()
  page.on('response', (response) => {
    const isOfApi = new URL(response.url()).pathname.startsWith('/api/')
    const isExpected = isOfApi ? OF_API.includes(response.status()) : response.request().isNavigationRequest()
    if (isExpected && !response.ok()) refused.add(response.url())
  })
  page.on('pageerror', ({ message }) => problems.add(firstLine(message)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.has(message.location().url)) problems.add(firstLine(message.text()))
  })
  page.on('dialog', (dialog) => {
    // That one asks whether somebody who leaves wants to lose what they wrote.
    if (dialog.type() !== 'beforeunload') problems.add(`it opens a dialog of the browser: ${dialog.type()}`)
    dialog.dismiss().catch(() => {})
  })
  return problems
}

/** A value after a time, for which no command waits that has ended. */
const after = <T>(ms: number, value: T): Promise<T> => wait(ms, value, { ref: false })

const firstLine = (text: string) => text.split('\n', 1)[0]!

/** Whether the page is hydrated, has loaded what it waits for, and moves the focus at a key. @param knows who looks */
async function reacts(page: Page, knows: Promise<unknown>): Promise<boolean> {
  const settled = async () => {
    await page.waitForLoadState('load')
    await until(page, HYDRATED)
    await until(page, LOADED)
    await knows
    await untilStays(page, COMPLETE, STAYS_MS, COMPLETE_MS)
    await page.keyboard.press('Tab')
    await until(page, FOCUSED)
    return true
  }
  page.setDefaultTimeout(REACT_MS)
  return Promise.race([settled().catch(() => false), after(REACT_MS, false)])
}

/** The problems, or that the page reacts no more: what is evaluated in it has no time limit. */
async function unlessFrozen(problems: Promise<string[]>): Promise<string[]> {
  // It fails when the page is closed, which nobody waits for then.
  problems.catch(() => {})
  return Promise.race([problems, after(INSPECT_MS, [`it reacts at first, and no more within ${INSPECT_MS / 1000} s`])])
}

/** What axe finds, and what the page leaves behind. */
async function inspect(page: Page): Promise<string[]> {
  const { default: AxeBuilder } = await import('@axe-core/playwright')
  // In the page itself, and without lists of all that is right, which take three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return [
    ...violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes[0]?.target.join(' ')})`),
    ...(await leftBehind(page)),
  ]
}
