import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { WORKSPACE } from '../home.ts'
import { failed, passed, warned, type Finding } from './finding.ts'

export const COMPILER = join(WORKSPACE, 'node_modules/typescript7/bin/tsc')
/** Sources are checked with their tests, for which the image has no packages. */
const TYPES_OF_TESTS = join(WORKSPACE, 'node_modules/@types/jest')

/** Checks the types of packages of this workspace; errors in other packages are not theirs. */
export async function checkTypes(names: string[]): Promise<Finding[]> {
  if (!existsSync(TYPES_OF_TESTS)) return [warned('Packages for tests are not here, so types were not checked.')]
  const { failed: hasFailed, stdout } = await promisify(execFile)(
    process.execPath,
    [COMPILER, '--build', '--pretty', 'false'],
    { cwd: WORKSPACE },
  ).then(
    (result) => ({ ...result, failed: false }),
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '', failed: true }),
  )
  // A file of two projects has each error twice.
  const errors = [...new Set(stdout.split('\n').filter((line) => /^[^\s(]+\(\d+,\d+\): error/.test(line)))]
  if (hasFailed && errors.length === 0) return [warned(`Types could not be checked: ${stdout.split('\n', 1)[0]}`)]
  const findings = errors.flatMap((line) => {
    const name = names.find((name) => line.startsWith(`${name}/`))
    return name === undefined ? [] : [failed(line, name)]
  })
  return findings.length > 0 ? findings : [passed(`The types of ${names.join(' and ')} are right.`)]
}
