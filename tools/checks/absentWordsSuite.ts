import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import type { Suite } from './running/suite.ts'

/** An assertion that something is not there, up to the end of its line. */
const NEGATIVE =
  /expect\((?:(?!\bexpect\()[\s\S])*?\)\s*\.(?:not\.to(?:Be(?:InTheDocument|Visible|Attached)|Contain|Match|HaveText)|toBeNull\(|toHave(?:Count|Length)\(0\)).*/g
/** What it looks for: a text, or a regular expression. */
const WORDS = /(?:Text|Title|toContain|toMatch)\w*\(|\b(?:name|hasText):/
const LITERAL = new RegExp(String.raw`(?:${WORDS.source})\s*(?:'((?:[^'\\\n]|\\.)+)'|\/((?:[^/\\\n]|\\.)+)\/)`, 'g')

/** Checks the tests of pages: what their negative assertions look for in vain has that name somewhere. */
export const absentWordsSuite: Suite = {
  name: 'Words whose absence is tested',
  run: () => {
    const tests = textsOf('{e2e,mfe-*,shared,shell}/**/*.{test,e2e}.{ts,tsx}')
    const others = textsOf(
      '{{mfe-*,shared,shell}/**/{*.fake.ts,*.fake.tsx,locales/*.json,*.mdx,*.css},e2e/support/*.ts}',
    )
    const problems = absentWords(tests, [...others.values()])
    return Promise.resolve({ passed: problems.length ? 0 : 1, failed: problems.length, output: problems.join('\n') })
  },
}

/**
 * The words of negative assertions that occur nowhere else: such an assertion cannot fail.
 * @param tests the texts of tests by path
 * @param others what else may have the words: messages, contents, fakes, style sheets
 */
export function absentWords(tests: Map<string, string>, others: string[]): string[] {
  const all = [...others, ...[...tests.values()].map((text) => text.replaceAll(NEGATIVE, ''))]
    .map(withSpaces)
    .join('\n')
  const isSaid = (pattern: string) => new RegExp(withSpaces(pattern).replaceAll(/^\^|\$$/g, '')).test(all)
  return [...tests].flatMap(([path, text]) =>
    (text.match(NEGATIVE) ?? []).flatMap((assertion) =>
      [...assertion.matchAll(LITERAL)]
        .map(([, words, pattern]) => words?.replaceAll(/[.?*+()[\]{}|^$]/g, String.raw`\$&`) ?? pattern ?? '')
        .filter((pattern) => !isSaid(pattern))
        .map((pattern) => `${path}: nothing else says ${pattern}`),
    ),
  )
}

/** Tests write a hard space in several ways, and the word joiner that the translator puts into a message. */
const withSpaces = (text: string) => text.replaceAll(/\\u00a0|\\s|\u00a0/g, ' ').replaceAll('\\u2060', '')

const textsOf = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)node_modules$/.test(path) }).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  )
