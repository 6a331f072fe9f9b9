import { expect, test, THOROUGH } from '../support/test.ts'
import { team, write } from '../support/twoSides.ts'

test('behind a proxy that holds streams a message comes all the same', THOROUGH, async ({ page, product }) => {
  const pair = await team(product, `held.${Date.now()}@example.org`)
  await page.context().addCookies(pair.beata.cookies)
  let streams = 0
  await page.route('**/api/message/stream*', () => void streams++)
  await page.clock.install()
  await page.goto('/profile/my-path?showMessages')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => streams).toBeGreaterThan(0)
  await write(pair.katarzyna, pair.beata, 'Proszę dziś odpocząć.')

  await expect(async () => {
    await page.clock.runFor(15_000)
    await expect(page.getByRole('dialog').getByText('Proszę dziś odpocząć.', { exact: true })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
})
