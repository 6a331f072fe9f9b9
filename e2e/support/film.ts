import { expect, type Page } from '@playwright/test'

/** More than a film plays while a test looks at it. */
const FAR_SECONDS = 20

/** Plays the open film fast until this share of it has played, since a film that is only moved on does not count. */
export async function playFast(page: Page, share: number): Promise<void> {
  const video = page.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 16
  })
  const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime / element.duration)
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(share)
}

/** Controls the film of a program, by default of an example program, on Polish pages. */
export function film(page: Page, title = /Spokojna szyja na\skrześle/) {
  const video = page.locator('video')
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  /** The slider's value in seconds, which is also right while the film is reloaded. */
  const place = async () => Number(await page.getByRole('slider', { name: /^Miejsce w\sfilmie$/ }).inputValue())
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
    place,
    /** Jumps to a chapter far away, by its number in the list. Returns its place: film and slider follow the press later. */
    jumpTo: async (number: number): Promise<number> => {
      const before = await place()
      await page
        .getByRole('tabpanel')
        .getByRole('button')
        .nth(number - 1)
        .click()
      await expect.poll(async () => Math.abs((await place()) - before)).toBeGreaterThan(FAR_SECONDS)
      return place()
    },
    region: page.getByRole('region', { name: /^Film:/ }),
  }
}
