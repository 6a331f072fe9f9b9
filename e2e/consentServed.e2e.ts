import { banner, button } from './support/consent.ts'
import { openWithoutScripts } from './support/openWithoutScripts.ts'
import { expect, test } from './support/test.ts'

test.describe('whoever has not answered', () => {
  test.use({ mayBeAsked: true })

  test('is asked before the code of the page has come, and may answer then', async ({ page }) => {
    const letCome = await openWithoutScripts(page, '/programs')
    await expect(banner(page)).toBeVisible()
    await button(page, 'Odrzuć').click()
    await expect(banner(page)).toBeHidden()
    letCome()

    await expect(page.getByText(/Wybór zapisany/)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('kinora.consent')!).allowed)).toEqual([])
  })

  test('may open the settings before the code has come', async ({ page }) => {
    const letCome = await openWithoutScripts(page, '/en/programs')
    await button(page, 'Settings').click()
    letCome()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const width of [360, 1280]) {
    test(`is shown the page first: the question is not its largest paint, ${width} px`, async ({ page }) => {
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

test('whoever has answered sees no question, and its code is not loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await page.goto('/programs')
  await page.getByLabel('Czas trwania').selectOption('long')
  await expect(page).toHaveURL(/duration=long/)
  await expect(banner(page)).toHaveCount(0)
  expect(scripts.filter((path) => path.includes('/consent'))).toEqual([])
})

test('the question is the same bytes for everybody, hidden until the first script asks', async ({ page }) => {
  const html = await (await page.request.get('/programs')).text()
  expect(html).toContain('Twoja prywatność')
  expect(html).not.toContain('data-consent="')
})
