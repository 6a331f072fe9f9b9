import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseVariant } from '../support/variant.ts'

test('hydration with development React logs no errors and no warnings', THOROUGH, async ({ page, product }) => {
  test.setTimeout(300_000)
  await releaseVariant(
    product,
    { name: 'shell', version: '0.2.0-development', mode: 'development' },
    { name: 'mfe-catalog', version: '0.2.0-development', mode: 'development' },
    { name: 'mfe-marketing', version: '0.2.0-development', mode: 'development' },
  )
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  for (const path of [
    '/programs',
    '/en/programs',
    '/programs?duration=long&phrase=o',
    '/programs/1',
    '/en/programs/2',
    '/faq',
    '/en/faq',
  ]) {
    await page.goto(product.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // React has hydrated the remote when one of its controls has React props.
    await expect
      .poll(() =>
        page
          .locator('main :is(input, select, button)')
          .first()
          .evaluate((control) => Object.keys(control).some((key) => key.startsWith('__reactProps'))),
      )
      .toBe(true)
  }
  expect(complaints).toEqual([])
})
