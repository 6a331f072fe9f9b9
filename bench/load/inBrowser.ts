import { chromium, type Browser } from '@playwright/test'
import { startProduct, type Product } from '../../e2e/support/product.ts'
import { findChromium } from '../../tools/checks/findChromium.ts'

type Bench = (browser: Browser, product: Product) => Promise<string>

/** Runs a bench on the built product in a real browser. Returns its report, or why there is none. */
export async function inBrowser(what: string, bench: Bench): Promise<string> {
  const found = await findChromium().catch((error: Error) => error.message)
  if (typeof found === 'string') return `${what} was not measured. ${found}`
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  try {
    return await bench(browser, product)
  } finally {
    await browser.close()
    await product.end()
  }
}
