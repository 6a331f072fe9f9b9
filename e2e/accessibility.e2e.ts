import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

const SCREENS = { list: '/programs', program: '/programs/1', nowhere: '/nowhere' }
const DISPLAYS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { contrast: 'more' },
}

for (const [screen, path] of Object.entries(SCREENS)) {
  for (const [display, kept] of Object.entries(DISPLAYS)) {
    for (const width of [360, 1280]) {
      for (const prefix of ['', '/en']) {
        test(`axe finds nothing: ${screen}, ${display}, ${width} px, ${prefix ? 'English' : 'Polish'}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.addInitScript((value) => localStorage.setItem('kinora.display', JSON.stringify({ version: 1, ...value })), kept)
          await page.goto(prefix + path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect(overflow, 'nothing hangs over the side').toBeLessThanOrEqual(0)
        })
      }
    }
  }
}
