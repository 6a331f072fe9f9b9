import { expect, type Page } from '@playwright/test'

/** The film of a program, as its viewer works it; an example, unless told otherwise. In Polish. */
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
    /** What the slider tells, in seconds: also while the film itself is begun anew. */
    place: async () => Number(await page.getByRole('slider', { name: /^Miejsce w\sfilmie$/ }).inputValue()),
    chapter: (number: number) =>
      page
        .getByRole('tabpanel')
        .getByRole('button')
        .nth(number - 1),
    region: page.getByRole('region', { name: /^Film:/ }),
  }
}
