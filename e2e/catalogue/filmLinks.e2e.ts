import type { Page, Route } from '@playwright/test'
import { accounts } from '../../demo/index.ts'
import { demoPassword } from '../../tools/start/demoAccounts.ts'
import { thorough } from '../../tools/setup/thorough.js'
import { film } from '../support/film.ts'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test as base, THOROUGH } from '../support/test.ts'

const LINK_SECONDS = thorough(15, 5)
const OUTAGE_MS = 20_000

/** A product whose film links expire after seconds, so that they expire during playback. */
const test = base.extend<{ hasty: Product }>({
  // Refused and aborted requests are logged to the console.
  mayComplain: async ({}, use) => use(true),
  hasty: async ({}, use) => {
    const product = await startProduct({ FILM_LINK_SECONDS: String(LINK_SECONDS) })
    await use(product)
    await product.end()
  },
})
test.beforeEach(() => test.slow())

/** Counts links, and records when the last one expires; NaN before the first. */
function links(page: Page) {
  const told = { count: 0, endsAt: Number.NaN }
  page.on('response', async (response) => {
    if (!response.url().includes('/getVideoURL/') || !response.ok()) return
    const { data } = (await response.json()) as { data: { expiresAt: string } }
    told.count++
    told.endsAt = Date.parse(data.expiresAt)
  })
  return told
}

test('a link is renewed during playback, and the position is kept', async ({ page, hasty }) => {
  const { open, play, place, position } = film(page)
  const told = links(page)
  await open(hasty.origin)
  await play()
  let last = await place()
  await expect
    .poll(
      async () => {
        const now = await place()
        expect(now, 'the position never decreases').toBeGreaterThanOrEqual(last)
        last = now
        return told.count
      },
      { timeout: 2 * LINK_SECONDS * 1_000 },
    )
    .toBeGreaterThan(1)
  await expect.poll(position).toBeGreaterThan(last + 1)
})

test(
  'a link that expired while the API was unreachable is renewed automatically',
  THOROUGH,
  async ({ page, hasty }) => {
    const { open, play, jumpTo, position } = film(page)
    const told = links(page)
    await open(hasty.origin)
    await play()
    await page.route('**/getVideoURL/**', (route) => route.abort())
    await expect.poll(() => Date.now() > told.endsAt, { timeout: 2 * LINK_SECONDS * 1_000 }).toBe(true)

    const from = await jumpTo(6)
    await page.unroute('**/getVideoURL/**')
    await expect.poll(position).toBeGreaterThan(from + 1)
    expect(told.count).toBeGreaterThan(1)
  },
)

test('playback continues after twenty seconds without a network', THOROUGH, async ({ page, context, product }) => {
  const { open, play, jumpTo, position } = film(page)
  await open(product.origin)
  await play()
  await context.setOffline(true)
  const since = Date.now()
  const from = await jumpTo(6)
  await expect(page.getByText(/Nie\sma połączenia z\sinternetem/)).toBeVisible()
  await expect.poll(() => Date.now() - since, { timeout: 2 * OUTAGE_MS }).toBeGreaterThan(OUTAGE_MS)
  await context.setOffline(false)
  await expect.poll(position).toBeGreaterThan(from + 1)
  await expect(page.getByText(/Nie\sma połączenia z\sinternetem/)).toBeHidden()
})

test('playback continues after a segment fails, and its retry hangs', THOROUGH, async ({ page, product }) => {
  const { open, play, jumpTo, position, place } = film(page)
  const told = links(page)
  await open(product.origin)
  await play()
  const faults = [(route: Route) => route.fulfill({ status: 503 }), () => new Promise<void>(() => {})]
  const before = told.count
  await page.route(/\/v\d\/media\.mp4/, (route) => (faults[told.count - before] ?? (() => route.continue()))(route))
  const from = await jumpTo(6)

  await expect.poll(position).toBeGreaterThan(from + 1)
  expect(told.count - before).toBe(faults.length)
  expect(await place(), 'the position is kept').toBeLessThan(from + 30)
})

test(
  'signing out in another tab stops the film with a message, and after a sign-in there it can be started again',
  THOROUGH,
  async ({ page, context, product }) => {
    const signInAgain = async (tab: Page) => {
      await tab.goto(`${product.origin}/auth/sign-in`)
      await tab
        .getByRole('main')
        .getByLabel(/^Adres\se-\u2060mail$/)
        .fill(accounts.member)
      await tab.getByRole('main').getByLabel('Hasło', { exact: true }).fill(demoPassword(product.home))
      await tab
        .getByRole('main')
        .getByRole('button', { name: /^Zaloguj\ssię$/ })
        .click()
      await expect(account(tab)).toBeVisible()
    }
    const account = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Konto: Anna/ })
    await signIn(page, product, accounts.member, '/programs')
    const { open, play, jumpTo, region } = film(page, /Poranek na\skrześle/)
    await expect(account(page)).toBeVisible()
    await open(product.origin)
    await play()
    expect(await jumpTo(3)).toBeGreaterThanOrEqual(58)

    const other = await context.newPage()
    await other.goto(product.origin)
    await account(other).click()
    await other
      .getByRole('banner')
      .getByRole('button', { name: /^Wyloguj\ssię$/ })
      .click()
    await expect(page.getByText('Twoja sesja się skończyła, więc film stanął.')).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await expect(region.getByRole('link', { name: /^Zaloguj\ssię$/ })).toBeVisible()

    await signInAgain(other)
    await expect(region.getByRole('button', { name: /^(Odtwórz|Wróć do)\sfilm/ })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
  },
)
