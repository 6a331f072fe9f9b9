import { thorough } from '../../tools/setup/thorough.js'
import { startFaultProxy, type Fault, type FaultProxy } from '../support/faultProxy.ts'
import { expect, test as base } from '../support/test.ts'

/** The product behind a proxy that breaks its files. Console errors are expected. */
const test = base.extend<{ broken: FaultProxy }>({
  broken: async ({ product }, use) => {
    const proxy = await startFaultProxy(product.origin)
    await use(proxy)
    await proxy.close()
  },
})
test.use({ mayComplain: true })

const CATALOGUE_SCRIPTS = /\/releases\/mfe-catalog\/.*\.js/
const FAULTS: Fault[] = thorough(['missing', 'hangs', 'cut in half', 'altered by one byte'], ['altered by one byte'])

for (const fault of FAULTS) {
  test(`when the catalogue's code is ${fault}, the shell works and a retry loads it`, async ({ page, broken }) => {
    broken.fault(CATALOGUE_SCRIPTS, fault)
    // A script that hangs delays the load event, but nothing else.
    const answer = await page.goto(`${broken.origin}/programs`, { waitUntil: 'domcontentloaded' })
    expect(answer?.status()).toBe(200)

    await page.getByRole('button', { name: 'Wysoki kontrast' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
    await expect(page.getByRole('alert').filter({ hasText: 'Tej strony nie możemy teraz pokazać' })).toBeVisible()

    broken.heal()
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')
    await page.getByLabel('Czas trwania').selectOption('long')
    await expect(page).toHaveURL(/duration=long/)
  })
}

test('while the API is down, pages show an error and the shell works', async ({ page, product }) => {
  await page.goto('/programs')
  await product.stop('api')
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: /nie możemy|nie udało/i })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Główna nawigacja' })).toBeVisible()
  const answer = await page.request.get('/api/trinings')
  expect(answer.status()).toBe(503)
  expect(answer.headers()['retry-after']).toBeDefined()
})
