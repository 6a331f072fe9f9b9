import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontMatter, ReleaseRoute } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { parse } from 'yaml'
import { folderOf } from './folderOf.ts'
import { parseContent } from './parseContent.ts'

/** When the text of a page last changed, in each language; `{}` for a page without a text file. */
export function updatedOf(packageFolder: string, path: string): Pick<ReleaseRoute, 'updated'> {
  const fileOf = (locale: string) => join(packageFolder, folderOf(path), `${locale}.mdx`)
  if (!LOCALES.every((locale) => existsSync(fileOf(locale)))) return {}
  const dayOf = (locale: string) =>
    (parse(parseContent(readFileSync(fileOf(locale), 'utf8'), fileOf(locale)).head) as FrontMatter).updated
  return { updated: Object.fromEntries(LOCALES.map((locale) => [locale, dayOf(locale)])) }
}
