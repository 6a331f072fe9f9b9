import type { Page } from '@playwright/test'

/** Opens a page and holds its scripts, as on a slow phone. Returns a function that lets them load. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let loadScripts = () => {}
  const asked = new Promise<void>((resolve) => (loadScripts = resolve))
  await page.route(/\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return loadScripts
}
