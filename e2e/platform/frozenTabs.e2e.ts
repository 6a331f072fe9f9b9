import type { BrowserContext } from '@playwright/test'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { reportsOf } from '../support/reportsOf.ts'
import { releaseVariant } from '../support/variant.ts'

const LOOP = "if (typeof window !== 'undefined') for (;;);"

/** Releases a catalogue that never ends rendering in browsers, and opens a page until its tab is frozen. */
async function freeze(
  context: BrowserContext,
  product: Product,
  version: string,
  edit: [string, RegExp, string],
  path: string,
) {
  await releaseVariant(product, { name: 'mfe-catalog', version, edits: [edit] })
  const frozen = await context.newPage()
  await frozen.goto(product.origin + path, { waitUntil: 'commit' })

  // A tab of the same origin without the shell sees what the frozen one has stored.
  const beside = await context.newPage()
  await beside.goto(`${product.origin}/health`)
  const stored = () => beside.evaluate(() => Object.values(localStorage).join())
  await expect.poll(stored).toContain(`"rendering":["mfe-catalog ${version}"]`)
  await beside.close()
  await frozen.close()
}

/** Opens a page as if a while had passed. */
async function comeBack(context: BrowserContext, product: Product, path: string) {
  const page = await context.newPage()
  await page.clock.setSystemTime(Date.now() + 30_000)
  await page.goto(product.origin + path)
  return page
}

const reported = (product: Product, version: string) =>
  expect
    .poll(() => reportsOf(product))
    .toContainEqual(expect.objectContaining({ remote: 'mfe-catalog', version, phase: 'freeze' }))

test(
  'after a page froze its tab, the last good version is shown, and the freeze is reported',
  THOROUGH,
  async ({ context, product }) => {
    const version = '0.2.0-loops'
    await freeze(
      context,
      product,
      version,
      ['src/screens/ProgramListScreen.tsx', /(const total = .*)/, `$1\n  ${LOOP}`],
      '/programs',
    )

    const page = await comeBack(context, product, '/programs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
    await expect(async () => {
      await page.getByLabel('Czas trwania').selectOption('long')
      await expect(page).toHaveURL(/duration=long/, { timeout: 5_000 })
    }).toPass()
    expect(await page.title()).toBe('Programy · Kinora')
    await expect(page.locator('head title, head link[rel=canonical], head meta[name=description]')).toHaveCount(3)
    await reported(product, version)
  },
)

test(
  'after a slot component froze the page of another remote, that page works',
  THOROUGH,
  async ({ context, product }) => {
    const version = '0.2.0-loops-in-slot'
    await freeze(
      context,
      product,
      version,
      ['src/slots/ExampleProgramsSlot.tsx', /(if \(isError)/, `${LOOP}\n  $1`],
      '/',
    )

    const page = await comeBack(context, product, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Wysoki kontrast' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
    await expect(page.getByRole('main').getByRole('link', { name: /Spokojna szyja na\skrześle/ })).toBeVisible()
    await reported(product, version)
  },
)
