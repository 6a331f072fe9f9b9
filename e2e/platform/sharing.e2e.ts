import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseRogue } from '../support/rogueRelease.ts'

for (const [builder, form] of [
  ['webpack', THOROUGH],
  ['enhanced', {}],
] as const)
  test(
    `a remote built by ${builder} that ships a newer copy of a shared package does not replace the shell’s`,
    form,
    async ({ page, product }) => {
      await releaseRogue(product, builder)

      // Its page is opened first, so that no other remote has initialised the share scope before.
      await page.goto(`${product.origin}/rogue`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rogue says 9 min')
      await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toBeVisible()

      await page.getByRole('link', { name: 'Programy' }).first().click()
      await expect(page.getByText('5 min', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('ROGUE')).toHaveCount(0)
    },
  )
