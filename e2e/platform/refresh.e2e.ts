import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseVariant } from '../support/variant.ts'

const development = { name: 'mfe-catalog', mode: 'development' } as const

test(
  'in development a newer remote replaces its components without a reload, and typed text is kept',
  THOROUGH,
  async ({ page, product }) => {
    test.setTimeout(180_000)
    await releaseVariant(
      product,
      { name: 'shell', version: '0.2.0-dev', mode: 'development' },
      { ...development, version: '0.2.0-dev1' },
    )
    await page.goto(`${product.origin}/programs?phrase=xyzzy`)
    await page.getByLabel('Szukaj słowem').fill('niedokończone')
    await page.evaluate(() => void ((window as { visit?: string }).visit = 'the same'))

    await releaseVariant(product, {
      ...development,
      version: '0.2.0-dev2',
      edits: [
        ['src/screens/ProgramListScreen.tsx', /<PageTop title=\{[^}]*\}/, '<PageTop title="Changed in the editor"'],
      ],
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed in the editor')
    await expect(page.getByLabel('Szukaj słowem')).toHaveValue('niedokończone')
    expect(await page.evaluate(() => (window as { visit?: string }).visit)).toBe('the same')
  },
)
