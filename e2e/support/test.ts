import { expect, test as base, type Page } from '@playwright/test'
import { thirdPartyStubs } from '../../sandbox/src/thirdPartyStubs.ts'
import { startProduct, type Product } from './product.ts'

type Options = {
  /** For tests that break things on purpose: the console may speak of it. */
  mayComplain: boolean
  /** For tests of the question about consent: a visitor who has not answered it. All others have refused. */
  mayBeAsked: boolean
}

const asked = thirdPartyStubs('http://localhost').configuration.map(({ id }) => id)
const REFUSED = JSON.stringify({ version: 1, asked, allowed: [] })

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
    const complaints = listen(page)
    if (!mayBeAsked) await page.addInitScript((refused) => localStorage.setItem('kinora.consent', refused), REFUSED)
    await use(page)
    await product.mend()
    if (!mayComplain) expect(complaints, 'what the browser complained of').toEqual([])
  },
})

/**
 * Chromium writes violations of the policy to the console as errors, so that one ear hears everything. That a page
 * itself answered 404 is written there too, and is no fault.
 */
function listen(page: Page): string[] {
  const complaints: string[] = []
  const refused = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && !response.ok()) refused.add(response.url())
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.has(message.location().url)) {
      complaints.push(`console: ${message.text()} (${message.location().url})`)
    }
  })
  return complaints
}

export { expect }
