import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STEPS = 100

/** Uses a page by keyboard: moves to controls by Tab, and operates them by keys. */
export function walk(page: Page) {
  async function reach(control: Locator) {
    await expect(control).toBeVisible()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${control}`)
  }
  return {
    reach,
    press: async (control: Locator, key = 'Enter') => {
      await reach(control)
      await page.keyboard.press(key)
    },
    /** Replaces the control's text. */
    write: async (control: Locator, text: string) => {
      await reach(control)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
  }
}
