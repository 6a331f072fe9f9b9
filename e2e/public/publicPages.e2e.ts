import { factProblems } from '@kinora/content/identity'
import type { APIRequestContext } from '@playwright/test'
import { hasJava, markupErrors } from '../support/checkMarkup.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

/** Pages that are not in the sitemap, as a visitor gets them. */
const OWN = [
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/link-sent',
  '/auth/second-factor',
  '/give-a-gift/card',
  '/invitation',
  '/profile',
  '/profile/account',
  '/profile/my-path',
  '/profile/my-state',
  '/profile/my-team',
  '/reminders/stop',
  '/subscription/activate',
  '/subscription/invoices',
  '/subscription/withdrawal',
  '/visit-report',
].flatMap((path) => [path, `/en${path}`])

let pages: Promise<Map<string, string>> | undefined

/** The HTML of every public page, by path; asked for once. */
const publicPages = (request: APIRequestContext) => (pages ??= askForPages(request))

async function askForPages(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.status()).toBe(200)
  const xml = await sitemap.text()
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const pages = new Map<string, string>()
  for (const path of [...paths, ...OWN]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    pages.set(path, await response.text())
  }
  return pages
}

test('no public page has a broken link, or one to a part of a page that it does not have', async ({ request }) => {
  test.slow()
  const linkedFrom = new Map<string, string>()
  for (const [path, html] of await publicPages(request)) {
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const url = new URL(href!.replaceAll('&amp;', '&'), `http://kinora.test${path}`)
      if (url.host === 'kinora.test') linkedFrom.set(url.pathname + url.search + url.hash, path)
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(20)
  const dead: string[] = []
  // What the last step of signing up explains: it is not in the page that is served.
  for (const prefix of ['', '/en']) linkedFrom.set(`${prefix}/privacy-policy#health`, `${prefix}/auth/sign-up`)
  for (const [address, from] of linkedFrom) {
    const [path, part] = address.split('#')
    const answer = await request.get(path!)
    if (answer.status() !== 200) dead.push(`${address} on ${from} answers ${answer.status()}`)
    else if (part && !(await answer.text()).includes(` id="${part}"`))
      dead.push(`${address} on ${from} has no such part`)
  }
  expect(dead).toEqual([])
})

test('whoever has no JavaScript reads on every page why some of it does nothing', async ({ request, browser }) => {
  for (const [path, html] of await publicPages(request))
    expect(html.match(/<noscript>[^]*?<\/noscript>/)?.[0], path).toMatch(/JavaScript/)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/auth/sign-in')
  await expect(page.getByText(/^Twoja przeglądarka ma wyłączony JavaScript/)).toBeVisible()
  await context.close()
})

test('password managers find the page on which a password is changed', async ({ request }) => {
  const { status, headers } = await request
    .get('/.well-known/change-password', { maxRedirects: 0 })
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
  expect([302, 303, 307, 301, 308]).toContain(status)
  expect(new URL(headers['location']!, 'http://kinora.test').pathname).toBe('/profile/change-password')
})

test('every public page says of the company what content/identity says', async ({ request }) => {
  test.slow()
  for (const [path, html] of await publicPages(request)) {
    const locale = /^\/en(\/|$)/.test(path) ? 'en' : 'pl'
    expect(factProblems(html.replaceAll('&nbsp;', ' '), locale), path).toEqual([])
  }
})

test('the HTML of every public page is valid', THOROUGH, async ({ request }) => {
  test.slow()
  test.skip(!(await hasJava()), 'The Nu HTML checker needs Java, which is not installed')
  expect(await markupErrors(await publicPages(request))).toEqual([])
})
