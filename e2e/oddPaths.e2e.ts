import fc from 'fast-check'
import { oddPaths } from '../gateway/src/pages/oddPaths.fake.ts'
import { expect, test } from './support/test.ts'

/** A sample, unlike in each run; ODD_PATHS=2000 tries more. */
const PATHS = Number(process.env.ODD_PATHS ?? 40)
const EACH_MS = 20_000

test('whatever path is opened, the browser shows our page in its language', async ({ page, product }) => {
  test.setTimeout(PATHS * EACH_MS)
  // Only documents, scripts and data: pictures and fonts would take most of the time.
  await page.route(/\.(webp|png|svg|woff2)(\?|$)/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  let opened = ''
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${opened}: ${error.message}`))

  for (const path of fc.sample(oddPaths, PATHS)) {
    opened = path
    await page.goto(product.origin + path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toBeVisible()
    // React has hydrated the page.
    const button = page.getByRole('banner').getByRole('button').first()
    await expect
      .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true)
    const { pathname } = new URL(page.url())
    expect(await page.locator('html').getAttribute('lang'), path).toBe(/^\/en(\/|$)/.test(pathname) ? 'en' : 'pl')
    if (/Unexpected|Application Error/.test((await heading.textContent()) ?? '')) faults.push(`${path}: not our page`)
  }
  expect(faults).toEqual([])
})
test.use({ mayComplain: true })
