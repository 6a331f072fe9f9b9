import { existsSync } from 'node:fs'
import { join } from 'node:path'
import browserslist from 'browserslist'

/** The list of the oldest supported browsers, for all compilers: the workspace's, or the one that is packed beside this. */
export const BROWSERS_FILE = ['../..', '.']
  .map((folder) => join(import.meta.dirname, folder, '.browserslistrc'))
  .findLast((file) => existsSync(file))!

/** For swc: `{ chrome: '109', ios: '16.0', … }`. */
export const oldestBrowsers = (): Record<string, string> =>
  Object.fromEntries(
    // browserslist lists the newest version of each browser first, so the oldest overwrites the others.
    browserslist(null, { config: BROWSERS_FILE }).map((browser) => browser.replace('ios_saf', 'ios').split(' ')),
  )
