import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
import { ALSO, ODD_MARKUP, OF_NOBODY } from '../smoke/alsoAccessible.ts'

/** Expects no axe violations and no horizontal overflow (WCAG 2.2, 1.4.10), once nothing on the page is loading. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // A list whose next results are loading is dimmed, below the contrast of what is to be read.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Only what is wrong, judged in the page itself: lists of all that is right, in a page of their own, take three times
  // as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules: ALSO })
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    what,
  ).toEqual([])
  for (const odd of [OF_NOBODY, ODD_MARKUP]) expect(await page.evaluate(odd), what).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what}: no horizontal overflow`).toBeLessThanOrEqual(0)
}

/** The same of a screen as it opens, which the tour of screens (e2e/smoke) does too: only in the thorough form. */
export const expectScreenAccessible: typeof expectAccessible = thorough(expectAccessible, async () => {})
