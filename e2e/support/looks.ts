import type { Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'

const DISPLAYS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { contrast: 'more' },
  'large text': { textSteps: 6 },
}
const WIDTHS = [360, 1280]

/** Pairwise combinations of display, width and language: each display at each width, with alternating languages. */
const ALL = Object.entries(DISPLAYS).flatMap(([display, settings], row) =>
  WIDTHS.map((width, column) => {
    const isPolish = (row + column) % 2 === 0
    return {
      name: `${display}, ${width} px, ${isPolish ? 'Polish' : 'English'}`,
      prefix: isPolish ? '' : '/en',
      isPolish,
      /** To be called before the page's first navigation. */
      wear: async (page: Page) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((value) => {
          // Frames with an opaque origin, such as the chat's, have no storage.
          if (origin !== 'null') localStorage.setItem('kinora.display', JSON.stringify({ version: 1, ...value }))
        }, settings)
      },
    }
  }),
)

/** The looks that the journeys of a file try: in `npm test` the one whose turn it is, in the thorough form all. */
export const looksInTurn = (turn: 'dark, 360 px' | 'large text, 1280 px') =>
  thorough(
    ALL,
    ALL.filter(({ name }) => name.startsWith(turn)),
  )
