import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium: the one that KINORA_CHROMIUM names, one of this machine, or Playwright's own; undefined if
 * there is none.
 */
export function findBrowser(ofPlaywright: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['KINORA_CHROMIUM']) return env['KINORA_CHROMIUM']
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ofPlaywright].find((path) => existsSync(path))
}
