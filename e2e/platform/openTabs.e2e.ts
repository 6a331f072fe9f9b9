import { openStore, rollback, rollbackTarget } from '@kinora/releases'
import type { Page } from '@playwright/test'
import { film } from '../support/film.ts'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { releaseVariant } from '../support/variant.ts'

const NEW_TITLE: [string, string, string] = [
  'src/locales/pl.json',
  '"title": "Programy"',
  '"title": "Programy na dziś"',
]
/** Built once for all these journeys. */
const RENAMED = { name: 'mfe-catalog', version: '0.2.0-renamed', edits: [NEW_TITLE] }

/** Rolls a package back to the version before, and waits until the gateway says so. */
async function withdraw({ home, origin }: Product, name: string) {
  const { store, keys } = await openStore(home)
  const target = await rollbackTarget(store, name)
  const { manifest } = await rollback({ store, keys, name, target, by: 'somebody', check: null })
  const answer = async () => (await (await fetch(`${origin}/live`)).json()) as unknown
  await expect.poll(answer).toMatchObject({ manifest: manifest.id })
}

/** The tab becomes visible again, and has asked what is live. */
async function wake(page: Page) {
  const answered = page.waitForResponse('**/live')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await answered).finished()
}

/** Marks the document, to see whether it is replaced. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
const isKept = (page: Page) => page.locator('html[data-kept]')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const undone = (page: Page) => page.getByRole('status').filter({ hasText: /Cofnęliśmy wadliwą zmianę/ })

test('an open tab takes a release at its next page, not with a filter and not on the way back', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/programs/1`)
  await page.getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link', { name: 'Programy' }).click()
  await expect(heading(page)).toHaveText('Programy')
  await mark(page)
  await releaseVariant(product, RENAMED)
  await wake(page)

  await page.getByLabel('Czas trwania').selectOption('long')
  await expect(page).toHaveURL(/duration=long/)
  await page.goBack()
  await expect(heading(page)).toContainText('szyja')
  await page.goForward()
  await expect(heading(page)).toHaveText('Programy')
  await expect(isKept(page)).toHaveCount(1)

  await page.getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link', { name: 'Strona główna' }).click()
  await expect(isKept(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link', { name: 'Programy' }).click()
  await expect(heading(page)).toHaveText('Programy na dziś')
})

test('a withdrawn version is left at once, with a notice', async ({ page, product }) => {
  await releaseVariant(product, RENAMED)
  await page.goto(`${product.origin}/programs`)
  await expect(heading(page)).toHaveText('Programy na dziś')
  await mark(page)
  await withdraw(product, 'mfe-catalog')
  await wake(page)

  await expect(undone(page)).toContainText('odświeżyliśmy stronę')
  await expect(heading(page)).toHaveText('Programy')
  await expect(isKept(page)).toHaveCount(0)
})

test(
  'typed text survives a release and a rollback; the next page leaves the withdrawn version',
  THOROUGH,
  async ({ page, product }) => {
    await releaseVariant(product, RENAMED)
    await page.goto(`${product.origin}/programs`)
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    const message = page.getByRole('textbox', { name: /Wiadomość/ })
    await message.fill('Dzień dobry, mam pytanie')
    await mark(page)
    await releaseVariant(product, { name: 'mfe-catalog', version: '0.3.0-followed' })
    await wake(page)
    await expect(undone(page)).toBeHidden()
    await withdraw(product, 'mfe-catalog')
    await withdraw(product, 'mfe-catalog')
    await wake(page)

    await expect(undone(page).getByRole('button', { name: 'Odśwież' })).toBeVisible()
    await expect(message).toHaveValue('Dzień dobry, mam pytanie')
    await expect(isKept(page)).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link', { name: 'Programy' }).click()
    await expect(heading(page)).toHaveText('Programy')
    await expect(isKept(page)).toHaveCount(0)
  },
)

test('a playing film is not interrupted by a rollback', THOROUGH, async ({ page, product }) => {
  await releaseVariant(product, RENAMED)
  const { open, play, position } = film(page)
  await open(product.origin)
  await play()
  await mark(page)
  await withdraw(product, 'mfe-catalog')
  await wake(page)

  await expect(undone(page).getByRole('button', { name: 'Odśwież' })).toBeVisible()
  const before = await position()
  await expect.poll(position).toBeGreaterThan(before)
  await expect(isKept(page)).toHaveCount(1)
  await undone(page).getByRole('button', { name: 'Odśwież' }).click()
  await expect(isKept(page)).toHaveCount(0)
})

test('an old tab whose files are gone says so, and keeps what was typed until somebody refreshes it', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/contact`)
  await mark(page)
  const message = page.getByRole('textbox', { name: /Wiadomość/ })
  await message.fill('Dzień dobry, mam pytanie')
  await releaseVariant(product, RENAMED)
  // Neither the version that this tab knows nor the one before is kept for ever.
  await page.route(/\/releases\/mfe-catalog\/(?!0\.2\.0-renamed)/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('button', { name: 'Szukaj programu' }).click()

  const old = page.getByRole('status').filter({ hasText: /otwarta od dawna/ })
  await expect(old.getByRole('button', { name: 'Odśwież' })).toBeVisible({ timeout: 30_000 })
  await expect(message).toHaveValue('Dzień dobry, mam pytanie')
  await expect(isKept(page)).toHaveCount(1)
  await old.getByRole('button', { name: 'Odśwież' }).click()
  await expect(isKept(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Szukaj programu' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})
