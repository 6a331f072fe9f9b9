import type { Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/test.ts'

const PAGES = {
  '/': { pl: /^Wróć do ruchu/, en: /^Find your way back/ },
  '/faq': { pl: 'Pytania i\u00a0odpowiedzi', en: 'Questions and answers' },
  '/how-to-start': { pl: 'Jak zacząć', en: 'How to start' },
  '/contact': { pl: 'Kontakt', en: 'Contact' },
  '/refer': { pl: 'Polecane', en: 'We recommend' },
  '/references': { pl: 'Opinie', en: 'What people say' },
  '/terms': { pl: 'Regulamin', en: 'Terms of service' },
  '/privacy-policy': { pl: 'Polityka prywatności', en: 'Privacy policy' },
  '/accessibility-declaration': { pl: 'Deklaracja dostępności', en: 'Accessibility declaration' },
}
/** The limit of the remote's scripts in compressed bytes. The contact page also loads the form library. */
const mostScript = (path: string) => (path === '/contact' ? 48_000 : 16_000)
const LOCALES = [
  ['pl', ''],
  ['en', '/en'],
] as const

/** Records the remote's scripts that a page loads, with the transferred bytes. */
function watchScripts(page: Page) {
  const scripts: { file: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const file = /\/releases\/mfe-marketing\/[^/]+\/client\/(.+\.js)$/.exec(request.url())?.[1]
    if (file) scripts.push({ file, bytes: request.sizes().then(({ responseBodySize }) => responseBodySize) })
  })
  return scripts
}

const ADDRESSES = Object.entries(PAGES).flatMap(([path, titles]) =>
  LOCALES.map(([locale, prefix]) => ({ path, address: prefix + path, title: titles[locale] })),
)

test('every page has its title in its HTML', async ({ request }) => {
  for (const { address, title } of ADDRESSES) {
    const answer = await request.get(address)
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await answer.text()) ?? []
    expect(heading.replace(/<[^>]*>/g, ''), address).toMatch(title)
  }
})

const OPENED = thorough(
  ADDRESSES,
  ADDRESSES.filter(({ address }) => ['/', '/en/faq'].includes(address)),
)
for (const { path, address, title } of OPENED) {
  test(`${address} is complete in its HTML: no text is loaded as script, no layout shift, no axe violations`, async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript(() => {
      const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    const html = (await (await page.goto(address, { waitUntil: 'networkidle' }))?.text()) ?? ''
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    expect(scripts.map(({ file }) => file).filter((file) => file.startsWith('content'))).toEqual([])
    // Scripts that are prefetched for other pages do not count.
    const pageScripts = scripts.filter(({ file }) => html.includes(file))
    const bytes = (await Promise.all(pageScripts.map(({ bytes }) => bytes))).reduce((sum, one) => sum + one, 0)
    expect(bytes, 'all scripts of the page, compressed').toBeLessThan(mostScript(path))
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
    ).toBeLessThan(0.01)

    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all text is readable, and answers open', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText('Czy mogę ćwiczyć, jeśli coś mnie boli?').click()
    await expect(page.getByText(/zadzwoń pod\u00a0?\s?112/)).toBeVisible()

    await page.goto('/en/references?page=2')
    await expect(page.getByRole('figure')).toHaveCount(4)

    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Jak to działa' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'Kategorie programów' }).getByRole('link')).toHaveCount(8)
    await page.getByRole('link', { name: 'Znajdź swój program' }).click()
    await expect(page).toHaveURL(/\/programs$/)
  })
})

test('links in texts are client-side navigations, forwards and backwards', async ({ page }) => {
  await page.goto('/en/faq#first-step')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'How to start' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to start' })).toBeFocused()
  await page.getByRole('link', { name: 'list of programs' }).click()
  await expect(page).toHaveURL(/\/en\/programs$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'For specialists' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Where do I start?')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('an answer has its own address, which opens it, and the search finds it', async ({ page }) => {
  await page.goto('/faq#cancel')
  await expect(page.locator('#cancel')).toHaveAttribute('open')
  await expect(page.locator('#cancel')).toBeInViewport()

  await page.getByRole('searchbox').fill('karta podarunkowa')
  await expect(page.getByText('Pasuje 1 pytanie.')).toBeVisible()
  await page.getByText('Jak działa karta podarunkowa?').click()
  await page.getByRole('link', { name: /^Link do tej odpowiedzi: Jak działa/ }).click()
  await expect(page).toHaveURL(/\/faq#gift-code$/)
})

test('questions, organisation and product are available as JSON-LD', async ({ request }) => {
  const dataOf = async (path: string, type: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)]
      .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
      .find((data) => data['@type'] === type)
  }
  expect((await dataOf('/en/faq', 'FAQPage'))?.mainEntity).toContainEqual(
    expect.objectContaining({ name: 'Do the films have captions?' }),
  )
  expect(await dataOf('/', 'Organization')).toMatchObject({ name: 'Kinora' })
  expect(await dataOf('/en/subscription', 'Product')).toMatchObject({
    offers: [{ price: '49.00', priceCurrency: 'PLN' }, { price: '129.00' }, { price: '399.00' }],
  })
})
