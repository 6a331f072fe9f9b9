import type { Page } from '@playwright/test'

const DISPLAYS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { contrast: 'more' },
  'large text': { textSteps: 6 },
}
const WIDTHS = [360, 1280]

/**
 * How pages are looked at: each display at each width, the languages taking turns, so that any two of the three meet.
 */
export const LOOKS = Object.entries(DISPLAYS).flatMap(([display, kept], row) =>
  WIDTHS.map((width, column) => {
    const isPolish = (row + column) % 2 === 0
    return {
      name: `${display}, ${width} px, ${isPolish ? 'Polish' : 'English'}`,
      prefix: isPolish ? '' : '/en',
      isPolish,
      /** For a page that has not gone anywhere yet. */
      wear: async (page: Page) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((value) => {
          // A frame without an origin, which the chat's is, may keep nothing.
          if (origin !== 'null') localStorage.setItem('kinora.display', JSON.stringify({ version: 1, ...value }))
        }, kept)
      },
    }
  }),
)
