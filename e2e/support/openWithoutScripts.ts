import type { Page } from '@playwright/test'

/** Opens a page whose scripts are still on their way, as on a slow phone. Answers what lets them come. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letCome = () => {}
  const asked = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letCome
}
