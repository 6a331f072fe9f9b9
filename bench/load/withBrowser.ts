import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../tools/checks/findChromium.ts'

/** Runs a bench in a real browser. Returns its report, or why there is none. */
export async function withBrowser(what: string, bench: (browser: Browser) => Promise<string>): Promise<string> {
  const browserOrReason = await findChromium().catch((error: Error) => error.message)
  if (typeof browserOrReason === 'string') return `${what}: not measured. ${browserOrReason}`
  const browser = await chromium.launch({ executablePath: browserOrReason.path, args: ['--no-sandbox'] })
  try {
    return await bench(browser)
  } finally {
    await browser.close()
  }
}
