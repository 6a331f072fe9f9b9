import type { Page } from '@playwright/test'
import { expect, test, THOROUGH } from '../support/test.ts'

const position = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Opens the first program that has a film. */
async function openFilm(page: Page, path = '/programs') {
  await page.goto(path)
  await page.getByRole('link', { name: /Spokojna szyja na krześle|A calm neck on a chair/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/szyja|neck/)
}

test('a visitor plays a real film with captions and chapters', async ({ page }) => {
  await openFilm(page)
  await page.getByRole('button', { name: /Odtwórz film/ }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(0.5)

  const captions = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ language }) => language))
  expect(captions).toEqual(expect.arrayContaining(['pl', 'en']))

  const second = page.getByRole('tabpanel').getByRole('button').nth(1)
  await second.click()
  await expect.poll(() => position(page)).toBeGreaterThan(10)
})

test('the keyboard plays, pauses and seeks', THOROUGH, async ({ page }) => {
  await openFilm(page, '/en/programs')
  const start = page.getByRole('button', { name: /Play the film/ })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).toBeGreaterThan(0.5)

  await page.keyboard.press('k')
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(paused).toBe(true)
  const before = await position(page)
  await page.keyboard.press('l')
  await expect.poll(() => position(page)).toBeGreaterThan(before + 9)
})

test('nothing of the film is loaded before it is played', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => request.url().includes('/media/films/') && films.push(request.url()))
  await openFilm(page)
  await page.waitForLoadState('networkidle')
  expect(films).toEqual([])
})
