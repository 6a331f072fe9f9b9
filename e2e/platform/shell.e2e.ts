import { expect, test, THOROUGH } from '../support/test.ts'

test('contrast and text size change at once and are stored', async ({ page }) => {
  await page.goto('/programs')
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  const usual = await size()

  await page.getByRole('button', { name: 'Wysoki kontrast' }).click()
  await page.getByRole('button', { name: 'Większy tekst' }).click()
  await page.getByRole('button', { name: 'Większy tekst' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  expect(await size()).toBe(usual + 4)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  expect(await size()).toBe(usual + 4)
  await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toHaveAttribute('aria-pressed', 'true')
})

test('larger text hides no link of the header, and the breadcrumbs fit a phone', THOROUGH, async ({ page }) => {
  await page.goto('/programs/1')
  const header = page.getByRole('banner')
  for (let step = 0; step < 4; step++) await header.getByRole('button', { name: 'Większy tekst' }).click()
  await expect(header.getByRole('link', { name: 'Programy' })).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('link', { name: 'EN English' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('navigation', { name: 'Jesteś tutaj' }).getByRole('listitem')).toHaveText(['Programy'])
})

test('the search panel counts matches while typing, and leads to the list', async ({ page }) => {
  await page.goto('/programs/1')
  await page.getByRole('button', { name: 'Szukaj programu' }).click()
  const panel = page.getByRole('search', { name: 'Wyszukiwanie programów' })
  await panel.getByRole('searchbox').fill('cwiczenia xyzzy')
  await expect(panel.getByText('Żaden program nie pasuje')).toBeVisible()
  await panel.getByRole('searchbox').fill('szyja')
  await expect(panel.getByText(/Pasują 4 programy/)).toBeVisible()
  await panel.getByRole('button', { name: 'Pokaż programy' }).click()
  await expect(page).toHaveURL(/\/programs\?phrase=szyja$/)
  await expect(page.getByRole('heading', { name: '4 programy', exact: true })).toBeVisible()
})

test('the not-found page has a link to the programs', THOROUGH, async ({ page }) => {
  await page.goto('/en/nowhere')
  await expect(page).toHaveTitle(/Kinora/)
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/programs$/)
})

test('after a navigation the new heading has the focus and the title has changed', THOROUGH, async ({ page }) => {
  await page.goto('/programs')
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Most dla stabilnych bioder/)
})

test('the first tab stop is the link to the content', async ({ page }) => {
  await page.goto('/programs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, and Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/en/programs/1')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
  })
})
