import { expect, type Page } from '@playwright/test'

/** Controls the film of a program, by default of an example program, on Polish pages. */
export function film(page: Page, title = /Spokojna szyja na\skrześle/) {
  const video = page.locator('video')
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  return {
    open: async (origin: string) => {
      await page.goto(`${origin}/programs`)
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
    play: async () => {
      await page.getByRole('button', { name: /^Odtwórz film/ }).click()
      await expect.poll(position).toBeGreaterThan(0.5)
    },
    position,
    isPaused: () => video.evaluate((element: HTMLVideoElement) => element.paused),
    /** The slider's value in seconds, which is also right while the film is reloaded. */
    place: async () => Number(await page.getByRole('slider', { name: /^Miejsce w\sfilmie$/ }).inputValue()),
    chapter: (number: number) =>
      page
        .getByRole('tabpanel')
        .getByRole('button')
        .nth(number - 1),
    region: page.getByRole('region', { name: /^Film:/ }),
  }
}
