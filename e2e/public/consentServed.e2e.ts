import { banner, button } from '../support/consent.ts'
import { openWithoutScripts } from '../support/openWithoutScripts.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

test.describe('a visitor who has not answered', () => {
  test.use({ mayBeAsked: true })

  test('sees the banner before the scripts have loaded, and can answer it then', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/programs')
    await expect(banner(page)).toBeVisible()
    await button(page, 'Odrzuć').click()
    await expect(banner(page)).toBeHidden()
    loadScripts()

    await expect(page.getByText(/Wybór zapisany/)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('kinora.consent')!).allowed)).toEqual([])
  })

  test('can open the settings before the scripts have loaded', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/en/programs')
    await button(page, 'Settings').click()
    loadScripts()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('sees no banner of which only a part has arrived: the page would move under a finger', async ({ page }) => {
    for (const [arrived, count] of [
      ['Odrzuć', 0],
      ['Ustawienia</', 1],
    ] as const) {
      await page.route('/programs', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.slice(0, html.indexOf(arrived, html.indexOf('Twoja prywatność'))) })
      })
      await openWithoutScripts(page, '/programs')
      await expect(page.getByText('Twoja prywatność')).toBeAttached()
      await expect(banner(page)).toHaveCount(count)
    }
  })

  for (const width of [360, 1280]) {
    test(`the banner is not the largest contentful paint, ${width} px`, THOROUGH, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/programs')
      await expect(banner(page)).toBeVisible()
      const largest = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              const places = list.getEntries().map((entry) => {
                const { element } = entry as PerformanceEntry & { element: Element | null }
                return element?.closest('main') ? 'main' : (element?.outerHTML.slice(0, 100) ?? 'gone')
              })
              resolve(places)
            })
            observer.observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
      expect(largest.at(-1)).toBe('main')
    })
  }
})

test('a visitor who has answered sees no banner, and its code is not loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await page.goto('/programs')
  await page.getByLabel('Czas trwania').selectOption('long')
  await expect(page).toHaveURL(/duration=long/)
  await expect(banner(page)).toHaveCount(0)
  expect(scripts.filter((path) => path.includes('/consent'))).toEqual([])
})

test('the HTML contains the banner for everybody, hidden until the first script shows it', async ({ page }) => {
  const html = await (await page.request.get('/programs')).text()
  expect(html).toContain('Twoja prywatność')
  expect(html).not.toContain('data-consent=')
})
