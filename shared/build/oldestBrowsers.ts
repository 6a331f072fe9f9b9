import { join } from 'node:path'
import browserslist from 'browserslist'

/** The list of the oldest supported browsers, for all compilers. */
export const BROWSERS_FILE = join(import.meta.dirname, '../../.browserslistrc')

/** For swc: `{ chrome: '109', ios: '16.0', … }`. */
export const oldestBrowsers = (): Record<string, string> =>
  Object.fromEntries(
    // browserslist lists the newest version of each browser first, so the oldest overwrites the others.
    browserslist(null, { config: BROWSERS_FILE }).map((browser) => browser.replace('ios_saf', 'ios').split(' ')),
  )
