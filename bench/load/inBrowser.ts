import { chromium, type Browser } from '@playwright/test'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { findChromium } from '../../tools/checks/findChromium.ts'

type Bench = (browser: Browser, product: Product) => Promise<string>

/** Runs a bench on the built product in a real browser. Returns its report, or why there is none. */
export async function inBrowser(what: string, bench: Bench): Promise<string> {
  const browserOrReason = await findChromium().catch((error: Error) => error.message)
  if (typeof browserOrReason === 'string') return `${what} was not measured. ${browserOrReason}`
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: browserOrReason.path, args: ['--no-sandbox'] })
  try {
    return await bench(browser, product)
  } finally {
    await browser.close()
    await product.end()
  }
}
