import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/test.ts'

test('a developer’s browser shows which remote drew what, what it weighs, and how the page was served', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Alt+Shift+KeyK')
  const overlay = page.getByRole('region', { name: 'Kinora overlay' })
  await expect(overlay).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('kinora.federation', '{"version":1,"on":true}'))
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Alt+Shift+K'))
  await page.reload()
  await told
  await page.keyboard.press('Alt+Shift+KeyK')
  await expect(overlay.getByText(/This page: (cached|rendered) · release manifest \S+/)).toBeVisible()
  // The page of one remote with a slot of another.
  const row = (name: string) => overlay.getByRole('row', { name: new RegExp(`^${name} 0\\.`) })
  await expect(row('shell')).toContainText(/[1-9]\d\d\.\d kB/)
  await expect(row('mfe-marketing')).toContainText(/page.*[1-9]\d*\.\d kB/)
  await expect(row('mfe-catalog')).toContainText(/slot.*[1-9]\d*\.\d kB/)
  await expect(page.getByText('mfe-catalog · slot', { exact: true }).first()).toBeVisible()
  await overlay.getByText(/^\d+ shared packages/).click()
  await expect(overlay.getByText(/^react 19\.\S+$/)).toBeVisible()
  await expectAccessible(page)
  await overlay.getByRole('button', { name: /^Close/ }).click()
  await expect(overlay).toHaveCount(0)
})
