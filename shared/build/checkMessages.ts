import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCALES } from '@kinora/limits'
import { localeProblems } from './localeProblems.ts'

/**
 * The folders of a package's messages, each with its problems: `src/locales: en lacks "title"`.
 * @param packageFolder absolute
 */
export function checkMessages(packageFolder: string): { folder: string; problems: string[] }[] {
  const files = globSync('{locales,src/**/locales}/*.json', { cwd: packageFolder })
  const folders = [...new Set(files.map((file) => dirname(file).replaceAll('\\', '/')))].sort()
  return folders.map((folder) => {
    const read = (locale: string) => {
      const file = join(folder, `${locale}.json`)
      return files.includes(file) ? (JSON.parse(readFileSync(join(packageFolder, file), 'utf8')) as unknown) : {}
    }
    const problems = localeProblems(Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])))
    return { folder, problems: problems.map((problem) => `${folder}: ${problem}`) }
  })
}
