import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseRogue } from '../support/rogueRelease.ts'

for (const [builders, form] of [
  [['webpack'], THOROUGH],
  [['enhanced'], {}],
  [['rspack', 'enhanced'], THOROUGH],
] as const)
  test(
    `newer copies of React and of a shared package, which ${builders.join(' and ')} put into remotes, do not replace the shell’s`,
    form,
    async ({ page, product }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      for (const builder of builders) await releaseRogue(product, builder)

      // Their pages are opened first, so that no other remote has initialised the share scope before.
      await page.goto(`${product.origin}/rogue-${builders[0]}`)
      for (const builder of builders) {
        await page
          .getByRole('link', { name: `Intruz ${builder}` })
          .first()
          .click()
        await expect(page).toHaveURL(`${product.origin}/rogue-${builder}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rogue says 9 min')
      }
      await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toBeVisible()

      await page.getByRole('link', { name: 'Programy' }).first().click()
      await expect(page.getByText('5 min', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('ROGUE')).toHaveCount(0)
      expect(complaints).toEqual([])
    },
  )
