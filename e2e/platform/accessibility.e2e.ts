import { expectAccessible } from '../support/expectAccessible.ts'
import { looksInTurn } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

for (const { name, prefix, wear } of looksInTurn('large text, 1280 px')) {
  test(`axe finds no violations on list, program and not-found page: ${name}`, async ({ page }) => {
    await wear(page)
    for (const path of ['/programs', '/programs/1', '/nowhere']) {
      await page.goto(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
