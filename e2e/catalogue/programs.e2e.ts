import { inTurn } from '../support/languages.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

test('a visitor finds a program in Polish and opens it', async ({ page }) => {
  await page.goto('/programs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
  await expect(page.locator('main').getByRole('article').or(page.locator('main li:has(h3)'))).toHaveCount(12)

  await page.getByRole('searchbox', { name: 'Szukaj słowem' }).fill('rownowaga')
  await expect(page.getByRole('heading', { name: '2 programy', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/phrase=rownowaga/)

  await page.getByRole('link', { name: /Równowaga z krzesłem/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Równowaga z\skrzesłem pod ręką/)
  await expect(page).toHaveTitle(/Równowaga/)
  await expect(page.getByRole('navigation', { name: 'Jesteś tutaj' })).toContainText('Równowaga')

  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Szukaj słowem' })).toHaveValue('rownowaga')
})

test('filters narrow the list, are shown as tags, and can be removed one by one', THOROUGH, async ({ page }) => {
  await page.goto('/programs')
  await page.getByLabel('Czas trwania').selectOption('long')
  await expect(page).toHaveURL(/duration=long/)
  const narrowed = page.getByRole('heading', { name: /^\d+ program/ })
  await expect(narrowed).not.toHaveText('24 programy')

  await page.getByRole('link', { name: /Usuń filtr: ponad 10 minut/ }).click()
  await expect(narrowed).toHaveText('24 programy')
  await expect(page).not.toHaveURL(/duration/)
})

test('without results the list says so and offers to show all programs', THOROUGH, async ({ page }) => {
  await page.goto('/programs?phrase=xyzzy')
  await page.getByRole('link', { name: /Pokaż/ }).first().click()
  await expect(page.getByRole('heading', { name: '24 programy' })).toBeVisible()
})

const PAGED = {
  pl: {
    path: '/programs',
    next: 'Następna',
    count: '24 programy',
    range: 'Widzisz programy 13–24 z 24',
    title: /^Programy, strona 2/,
  },
  en: {
    path: '/en/programs',
    next: 'Next',
    count: '24 programs',
    range: 'Programs 13–24 of 24',
    title: /^Programs, page 2/,
  },
}
for (const [, { path, next, count, range, title }] of inTurn('pl', PAGED)) {
  test(`pagination works by keyboard, and going back restores the scroll position: ${path}`, async ({ page }) => {
    await page.goto(path)
    const titles = page.locator('main li h3')
    const scrolled = () => page.evaluate(() => window.scrollY)
    const first = await titles.allTextContents()
    await page.getByRole('link', { name: next }).focus()
    const place = await scrolled()
    expect(place).toBeGreaterThan(0)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/programs\?page=2$/)
    await expect(page).toHaveTitle(title)
    await expect(page.getByText(range)).toBeVisible()
    await expect(page.getByRole('heading', { name: count })).toBeFocused()
    await expect(page.getByRole('heading', { name: count })).toBeInViewport()
    expect(new Set([...first, ...(await titles.allTextContents())]).size).toBe(24)

    await page.goBack()
    await expect(page).toHaveURL(/\/programs$/)
    await expect(titles).toHaveText(first)
    await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(20)
  })
}

test('the language switch leads to the same program in English', async ({ page }) => {
  await page.goto('/programs')
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Most dla stabilnych bioder')

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/bridge/i)
  await expect(page).toHaveURL(/\/en\/programs\/\d+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its filters and a program page work', async ({ page }) => {
    await page.goto('/en/programs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main li:has(h3)')).toHaveCount(12)

    await page.getByRole('searchbox', { name: 'Search by word' }).fill('bridge')
    await page.getByRole('searchbox', { name: 'Search by word' }).press('Enter')
    await expect(page).toHaveURL(/phrase=bridge/)
    await expect(page.locator('main li:has(h3)')).toHaveCount(1)

    await page.locator('main li:has(h3) a').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/bridge/i)
    await expect(page.getByRole('heading', { name: 'When not to exercise' })).toBeVisible()

    await page.getByRole('link', { name: 'Polski' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Most dla stabilnych bioder')
  })
})

test('the served HTML has twelve cards, the language and correct status codes', async ({ request }) => {
  for (const [path, language] of [
    ['/programs', 'pl'],
    ['/en/programs', 'en'],
  ] as const) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html.match(/<h3/g)).toHaveLength(12)
    for (const hreflang of ['pl', 'en', 'x-default']) expect(html).toMatch(new RegExp(`hreflang="${hreflang}"`, 'i'))
  }
  expect((await request.get('/programs/999999')).status()).toBe(404)
  expect((await request.get('/programs/knee')).status()).toBe(404)
  expect((await request.get('/nowhere')).status()).toBe(404)
})
