import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/ownProduct.ts'
import { releaseVariant } from './support/variant.ts'

const IN_BROWSERS = "if (typeof window !== 'undefined') throw new Error('Thrown on purpose')"

/** Expects the shell around a failed remote to work. */
async function expectShellAlive(page: Page) {
  await page.getByRole('button', { name: 'Wysoki kontrast' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  await expect(page.getByRole('navigation', { name: 'Główna nawigacja' })).toBeVisible()
}

/** Expects the list to be hydrated: a filter changes the address. */
async function expectListAlive(page: Page) {
  await expect(async () => {
    await page.getByLabel('Czas trwania').selectOption('long')
    await expect(page).toHaveURL(/duration=long/, { timeout: 5_000 })
  }).toPass()
}

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tej strony nie możemy teraz pokazać' })

test('for a release that is missing the page shows a message, and the shell works', async ({ page, own }) => {
  await own.stop('gateway')
  rmSync(join(own.home, 'store/mfe-catalog'), { recursive: true })
  own.start('gateway')
  await expect
    .poll(() =>
      fetch(`${own.origin}/programs`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)

  await page.goto(`${own.origin}/programs`)
  await expect(message(page)).toBeVisible()
  await expectShellAlive(page)
})

test('a release that throws on import is replaced by the last good version', async ({ page, own }) => {
  await releaseVariant(own, {
    name: 'mfe-catalog',
    version: '0.2.0-import',
    edits: [['src/remote.ts', 'export default', `${IN_BROWSERS}\n\nexport default`]],
  })
  const answer = await page.goto(`${own.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expectShellAlive(page)
  await expectListAlive(page)

  const reports = (await (await fetch(`${own.urls.sandbox}/reports`)).json()) as {
    data: { report: { remote?: string; version?: string; phase?: string } }[]
  }
  expect(JSON.stringify(reports)).toContain('0.2.0-import')
})

test('for a release that throws on render the page shows a message, and its other pages work', async ({
  page,
  own,
}) => {
  await releaseVariant(own, {
    name: 'mfe-catalog',
    version: '0.2.0-render',
    edits: [['src/screens/ProgramListScreen.tsx', /(const total = .*)/, `$1\n  ${IN_BROWSERS}`]],
  })
  const answer = await page.goto(`${own.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expect(message(page)).toBeVisible()
  await expectShellAlive(page)

  await page.goto(`${own.origin}/programs/1`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('szyja')
  await expect(message(page)).toBeHidden()
})

test('a page that throws on the server is rendered in the browser', async ({ page, own }) => {
  await releaseVariant(own, {
    name: 'mfe-catalog',
    version: '0.2.0-server',
    edits: [
      [
        'src/screens/ProgramListScreen.tsx',
        /(const total = .*)/,
        `$1\n  if (typeof window === 'undefined') throw new Error('Thrown on purpose')`,
      ],
    ],
  })
  const answer = await page.goto(`${own.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
  await expectListAlive(page)
})
