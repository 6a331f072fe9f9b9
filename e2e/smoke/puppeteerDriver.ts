import { launch, type ElementHandle, type SupportedBrowser } from 'puppeteer-core'
import type { EngineDriver } from './engineDriver.ts'

/** Chromium by the DevTools protocol, Firefox by WebDriver BiDi. `onError` gets uncaught errors of pages. */
export async function puppeteerDriver(
  browser: SupportedBrowser,
  executablePath: string,
  onError: (message: string) => void,
): Promise<EngineDriver> {
  const running = await launch({
    browser,
    executablePath,
    // Needed as root, for example in containers.
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
    defaultViewport: { width: 1280, height: 900 },
  })
  const page = await running.newPage()
  page.on('pageerror', (error) => onError(String(error)))

  const bodyOf = (body: string) => new Function(body) as (...args: unknown[]) => unknown
  const element = async (find: string, args: unknown[]) => {
    const handle = (await page.evaluateHandle(bodyOf(find), ...args)).asElement()
    if (!handle) throw new Error(`No element matches ${JSON.stringify(args)}`)
    return handle as ElementHandle<Element>
  }
  return {
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    run: async <T>(body: string, ...args: unknown[]) => (await page.evaluate(bodyOf(body), ...args)) as T,
    click: async (find, ...args) => (await element(find, args)).click(),
    write: async (text, find, ...args) => {
      const field = await element(find, args)
      await field.evaluate((input) => (input as HTMLInputElement).select())
      await field.type(text)
    },
    choose: async (value, find, ...args) => void (await (await element(find, args)).select(value)),
    pressTab: async (times) => {
      for (let presses = 0; presses < times; presses++) await page.keyboard.press('Tab')
    },
    end: () => running.close(),
  }
}
