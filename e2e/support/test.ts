import { expect, test as base, type Page } from '@playwright/test'
import { thirdPartyStubs } from '../../sandbox/src/thirdPartyStubs.ts'
import { thorough } from '../../tools/setup/thorough.js'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'

type Options = {
  /** For tests that cause errors on purpose: console errors are allowed. */
  mayComplain: boolean
  /** For tests of the consent banner: the visitor has not answered. In all other tests they have refused. */
  mayBeAsked: boolean
}

const asked = thirdPartyStubs('http://localhost').configuration.map(({ id }) => id)
const REFUSED = JSON.stringify({ version: 1, asked, allowed: [] })

/**
 * The details of a journey that `npm test` leaves out; the thorough form runs it (KINORA_TESTS=thorough). `npx playwright
 * test --list --grep @thorough` names them all.
 */
export const THOROUGH = { tag: '@thorough' }

/**
 * The only fixtures. `product` is the built product, one for all tests of a worker; `page` goes to it by path, and
 * fails its test when the browser reports an error or a violation of the content security policy.
 */
export const test = base.extend<Options, { product: Product }>({
  mayComplain: [false, { option: true }],
  mayBeAsked: [false, { option: true }],
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  page: async ({ page, product, mayComplain, mayBeAsked }, use) => {
    const errors = listen(page)
    if (!mayBeAsked) await page.addInitScript((refused) => localStorage.setItem('kinora.consent', refused), REFUSED)
    await use(page)
    await product.mend()
    if (!mayComplain) expect(errors, 'errors in the browser').toEqual([])
  },
})

/** A step that only the thorough form of its journey takes. */
export const thoroughStep: typeof test.step.skip = thorough(test.step, test.step.skip)

/**
 * Collects uncaught errors and console errors, which in Chromium include policy violations. The console error of a
 * document with an error status is ignored, and that of a call which the API of a loaded machine refuses for now: the
 * test fails by itself if the page does not cope.
 */
function listen(page: Page): string[] {
  const errors: string[] = []
  const refused = new Set<string>()
  page.on('response', (response) => {
    const isBusy = response.status() === 503 && 'retry-after' in response.headers()
    if (isBusy || (response.request().isNavigationRequest() && !response.ok())) refused.add(response.url())
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.has(message.location().url)) {
      errors.push(`console: ${message.text()} (${message.location().url})`)
    }
  })
  return errors
}

export { expect }
