import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@kinora/limits'
import { CannotStart } from '../../platform/index.ts'

/** Scripts by locale; null where there is no referral program. */
export type ReferralScripts = Record<Locale, string> | null

/** Reads `pl.js` and `en.js` once, so that they keep matching their integrity hashes. @throws CannotStart */
export function readScripts(folder: string | undefined): ReferralScripts {
  if (!folder) return null
  try {
    return Object.fromEntries(
      LOCALES.map((locale) => [locale, readFileSync(join(folder, `${locale}.js`), 'utf8')]),
    ) as Record<Locale, string>
  } catch (error) {
    throw new CannotStart(
      `REFERRAL_SCRIPTS must be a folder with pl.js and en.js, and of ${folder} one cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}
