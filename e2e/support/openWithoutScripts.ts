import type { Page } from '@playwright/test'

/** Opens a page and holds its scripts, or these of them, as on a slow phone. Returns a function that lets them load. */
export async function openWithoutScripts(page: Page, path: string, scripts = /\.js$/): Promise<() => void> {
  let loadScripts = () => {}
  const released = new Promise<void>((resolve) => (loadScripts = resolve))
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return loadScripts
}
