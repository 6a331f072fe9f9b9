import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseVariant } from '../support/variant.ts'

const SLOT = 'src/slots/ExampleProgramsSlot.tsx'
const FIRST_LINE = "  const { t } = useTranslation('mfe-catalog')\n"
const message = 'Tej części strony nie możemy teraz pokazać.'

test('the home page’s HTML contains the catalogue’s example programs', async ({ browser, product }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(product.origin)
  const examples = page.getByRole('region', { name: 'Programy na dobry początek' })
  await expect(examples.getByRole('button', { name: /^Dodaj do ulubionych:/ })).toHaveCount(8)
  await page.context().close()
})

test(
  'a slot component that throws is replaced by the last good version, or by an error in its slot',
  THOROUGH,
  async ({ page, product }) => {
    const throwing = (version: string): Parameters<typeof releaseVariant>[1] => ({
      name: 'mfe-catalog',
      version,
      edits: [[SLOT, FIRST_LINE, `${FIRST_LINE}  if (t('list.title') !== '') throw new Error('Thrown on purpose')\n`]],
    })
    await releaseVariant(product, throwing('0.2.0-slot'))
    const answer = await page.goto(product.origin)
    expect(await answer?.text()).toContain('Wróć do ruchu')
    await expect(page.getByRole('button', { name: /^Dodaj do ulubionych:/ })).toHaveCount(8)

    await releaseVariant(product, throwing('0.2.0-slot-again'))
    await page.goto(product.origin)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Kategorie programów' }).getByRole('link')).toHaveCount(8)
    await page.getByRole('link', { name: 'Znajdź swój program' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Programy' })).toBeVisible()
  },
)

test(
  'a slot component that throws only on the server is rendered in the browser',
  THOROUGH,
  async ({ page, product }) => {
    await releaseVariant(product, {
      name: 'mfe-catalog',
      version: '0.2.0-server',
      edits: [
        [SLOT, FIRST_LINE, `${FIRST_LINE}  if (typeof window === 'undefined') throw new Error('Thrown on purpose')\n`],
      ],
    })
    const answer = await page.goto(product.origin)
    expect(await answer?.text()).toContain('Wróć do ruchu')
    await expect(page.getByRole('button', { name: /^Dodaj do ulubionych:/ })).toHaveCount(8)
  },
)

test('a slot without a provider renders nothing', THOROUGH, async ({ page, product }) => {
  await releaseVariant(product, {
    name: 'mfe-catalog',
    version: '0.2.0-none',
    edits: [
      [
        'src/remote.ts',
        "    'catalog.examplePrograms.v1': {",
        "    ['catalog.otherPrograms.v1' as 'catalog.examplePrograms.v1']: {",
      ],
      [
        'src/remote.ts',
        /webpackChunkName: "catalog.examplePrograms.v1"/,
        'webpackChunkName: "catalog.otherPrograms.v1"',
      ],
    ],
  })
  await page.goto(product.origin)
  await expect(page.getByRole('list', { name: 'Kategorie programów' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Dodaj do ulubionych:/ })).toHaveCount(0)
  await expect(page.getByText(message)).toHaveCount(0)
})
