import { join } from 'node:path'
import browserslist from 'browserslist'

/** The oldest browsers that are served, for all that compiles for them. */
export const BROWSERS_FILE = join(import.meta.dirname, '../../.browserslistrc')

/** For swc: `{ chrome: '109', ios: '16.0', … }`. */
export const oldestBrowsers = (): Record<string, string> =>
  Object.fromEntries(
    // The newest of each comes first, so the oldest stays.
    browserslist(null, { config: BROWSERS_FILE }).map((browser) => browser.replace('ios_saf', 'ios').split(' ')),
  )
