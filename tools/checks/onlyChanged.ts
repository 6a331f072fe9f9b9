import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Suite } from './suite.ts'

/** What every suite depends on: the packages, and how suites are run. */
const COMMON = ['package-lock.json', 'tools/checks']

type Places = { folder: string; file: string }

/**
 * The suites whose inputs have changed since they last passed, and those that name none. What passes is remembered by
 * the content of its inputs.
 * @param places the repository, and the file that remembers
 */
export function onlyChanged(suites: Suite[], { folder, file }: Places): Suite[] {
  const passed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return suites.flatMap(({ inputs, ...suite }) => {
    if (!inputs) return suite
    const digest = digestOf(folder, [...COMMON, ...inputs])
    if (passed[suite.name] === digest) {
      console.log(`– ${suite.name}: nothing has changed since it passed`)
      return []
    }
    const run = async () => {
      const tally = await suite.run()
      if (tally.failed === 0) {
        passed[suite.name] = digest
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(passed))
      }
      return tally
    }
    return { ...suite, run }
  })
}

/** Of names and contents of all files under the paths, except those that git ignores. */
function digestOf(folder: string, paths: string[]): string {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]
  const names = execFileSync('git', list, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean)
  const hash = createHash('sha256')
  for (const name of new Set(names)) {
    const path = join(folder, name)
    hash.update(`${name}\0`).update(existsSync(path) ? readFileSync(path) : '')
  }
  return hash.digest('hex')
}
