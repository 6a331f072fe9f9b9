import fc from 'fast-check'
import { oddPaths } from '../../gateway/src/pages/oddPaths.fake.ts'
import { thorough } from '../../tools/setup/thorough.js'
import { expect, test } from '../support/test.ts'

/** The same sample in each run; ODD_PATHS and ODD_SEED try others. */
const PATHS = Number(process.env.ODD_PATHS ?? thorough(25, 8))
const SEED = Number(process.env.ODD_SEED ?? 7)
const EACH_MS = 20_000

test('whatever path is opened, the browser shows our page in its language', async ({ page, product }) => {
  test.setTimeout(PATHS * EACH_MS)
  // Pictures and fonts would take most of the time. By kind, because an odd path may end in .png.
  await page.route('**/*', (route) =>
    ['image', 'font'].includes(route.request().resourceType()) ? route.abort() : route.fallback(),
  )
  let opened = ''
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${opened}: ${error.message}`))

  for (const path of fc.sample(oddPaths, { numRuns: PATHS, seed: SEED })) {
    opened = path
    await page.goto(product.origin + path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toBeVisible()
    // React has hydrated the page.
    const button = page.getByRole('banner').getByRole('button').first()
    await expect
      .poll(
        () => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
        path,
      )
      .toBe(true)
    const { pathname } = new URL(page.url())
    expect(await page.locator('html').getAttribute('lang'), path).toBe(/^\/en(\/|$)/.test(pathname) ? 'en' : 'pl')
    if (/Unexpected|Application Error/.test((await heading.textContent()) ?? '')) faults.push(`${path}: not our page`)
  }
  expect(faults).toEqual([])
})
test.use({ mayComplain: true })
