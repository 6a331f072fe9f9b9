import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCALES, type Locale } from '@kinora/limits'
import { root } from '../setup/root.js'
import { localeProblems } from './localeProblems.ts'
import type { Suite } from './suite.ts'

/** Checks that every package's messages are complete in every language: one test for each locale folder. */
export const localeSuite: Suite = {
  name: 'Words in both languages',
  run: async () => {
    const files = globSync(
      ['{shell,mfe-*}/src/{,*/}locales/*.json', 'shared/*/locales/*.json', 'api/src/*/locales/*.json'],
      { cwd: root },
    )
    const folders = [...new Set(files.map((file) => dirname(file)))].sort()
    const problems = folders.map((folder) =>
      localeProblems(messagesIn(folder)).map((problem) => `${folder}: ${problem}`),
    )
    const failed = problems.filter((list) => list.length > 0)
    return { passed: folders.length - failed.length, failed: failed.length, output: failed.flat().join('\n') }
  },
}

function messagesIn(folder: string): Record<Locale, unknown> {
  const read = (locale: Locale) => JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as unknown
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, unknown>
}
