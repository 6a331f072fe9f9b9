import type { Browser } from '@playwright/test'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { withBrowser } from './withBrowser.ts'

type Bench = (browser: Browser, product: Product) => Promise<string>

/** Runs a bench on the built product in a real browser. Returns its report, or why there is none. */
export const inBrowser = (what: string, bench: Bench): Promise<string> =>
  withBrowser(what, async (browser) => {
    const product = await startProduct()
    try {
      return await bench(browser, product)
    } finally {
      await product.end()
    }
  })
