import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import { reportsOf } from '../support/reportsOf.ts'
import { releaseVariant } from '../support/variant.ts'

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

test(
  'for a release that is missing the page shows a message, and the shell works',
  THOROUGH,
  async ({ page, product }) => {
    const [place, aside] = [join(product.home, 'store/mfe-catalog'), join(product.home, 'aside')]
    const restart = async () => {
      await product.stop('gateway')
      await product.mend()
    }
    renameSync(place, aside)
    await restart()
    const answer = await page.goto(`${product.origin}/programs`)
    expect(answer?.status()).toBe(200)
    await expect(message(page)).toBeVisible()
    await expectShellAlive(page)

    renameSync(aside, place)
    await restart()
  },
)

test('a release that throws on import is replaced by the last good version', THOROUGH, async ({ page, product }) => {
  await releaseVariant(product, {
    name: 'mfe-catalog',
    version: '0.2.0-import',
    edits: [['src/remote.ts', 'export default', `${IN_BROWSERS}\n\nexport default`]],
  })
  const answer = await page.goto(`${product.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expectShellAlive(page)
  await expectListAlive(page)

  await expect.poll(() => reportsOf(product)).toContainEqual(expect.objectContaining({ version: '0.2.0-import' }))
})

const THROWS_ON_RENDER: [string, RegExp, string] = [
  'src/screens/ProgramListScreen.tsx',
  /(const total = .*)/,
  `$1\n  ${IN_BROWSERS}`,
]

const SWALLOWS_KEYS: [string, RegExp, string] = [
  'src/screens/ProgramListScreen.tsx',
  /(const total = .*)/,
  `$1\n  if (typeof window !== 'undefined') document.addEventListener('keydown', (event) => event.preventDefault(), true)`,
]

test('a release that throws on render is replaced by the last good version, and leaves nothing behind', async ({
  page,
  product,
}) => {
  const edits = [THROWS_ON_RENDER, SWALLOWS_KEYS]
  await releaseVariant(product, { name: 'mfe-catalog', version: '0.2.0-render', edits })
  const answer = await page.goto(`${product.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
  await expectListAlive(page)
  await expectShellAlive(page)
  await expect(message(page)).toBeHidden()
  await expect
    .poll(() => reportsOf(product))
    .toContainEqual(expect.objectContaining({ remote: 'mfe-catalog', version: '0.2.0-render', phase: 'render' }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  const field = page.getByRole('textbox', { name: /Wiadomość/ })
  await field.pressSequentially('Anna')
  await expect(field).toHaveValue('Anna')
  await expect
    .poll(async () => (await reportsOf(product)).map(({ message }) => message))
    .toContain('a listener for keydown on the document outlived its page')
})

test(
  'when the last good version throws on render too, the page shows a message, and other pages work',
  THOROUGH,
  async ({ page, product }) => {
    for (const version of ['0.2.0-render', '0.3.0-render'])
      await releaseVariant(product, { name: 'mfe-catalog', version, edits: [THROWS_ON_RENDER] })
    const answer = await page.goto(`${product.origin}/programs`)
    expect(answer?.status()).toBe(200)
    await expect(message(page)).toBeVisible()
    await expectShellAlive(page)

    await page.goto(`${product.origin}/programs/1`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('szyja')
    await expect(message(page)).toBeHidden()
  },
)

for (const [what, file, patch] of [
  ['window.fetch', 'src/remote.ts', 'Object.assign(window, { fetch: null })'],
  ['Array.prototype.map', 'src/screens/ProgramListScreen.tsx', 'Object.assign(Array.prototype, { map: null })'],
] as const) {
  test(`a release that changes ${what} is replaced by the last good version`, THOROUGH, async ({ page, product }) => {
    const version = `0.2.0-${what.replace(/\W/g, '-')}`
    const edit: [string, RegExp, string] = [file, /$/, `\nif (typeof window !== 'undefined') ${patch}\n`]
    await releaseVariant(product, { name: 'mfe-catalog', version, edits: [edit] })
    await page.goto(`${product.origin}/programs`)
    await expectListAlive(page)
    await expectShellAlive(page)
    await expect
      .poll(async () => (await reportsOf(product)).map(({ message }) => message))
      .toContain(`mfe-catalog ${version} changes ${what}`)
  })
}

test('a page that throws on the server is rendered in the browser', THOROUGH, async ({ page, product }) => {
  await releaseVariant(product, {
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
  const answer = await page.goto(`${product.origin}/programs`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
  await expectListAlive(page)
})
