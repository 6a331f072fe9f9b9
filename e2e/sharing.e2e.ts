import { expect, test } from './support/ownProduct.ts'
import { releaseRogue } from './support/rogueRelease.ts'

test('a remote that ships a newer copy of a shared package does not replace the shell’s', async ({ page, own }) => {
  await releaseRogue(own)

  // Its page is opened first, so that no other remote has initialised the share scope before.
  await page.goto(`${own.origin}/rogue`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rogue says 9 min')
  await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toBeVisible()

  await page.getByRole('link', { name: 'Programy' }).first().click()
  await expect(page.getByText('5 min', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('ROGUE')).toHaveCount(0)
})
