import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The types of the sources and tests in this folder, by its `tsconfig.json`. @param args of tsc @throws Error when some are wrong */
export const checkTypes = (args: string[] = []) =>
  run('typescript7', 'tsc', ['--noEmit', ...args], 'The types are not right.')

/** The tests in this folder, as they run in the platform's own repository. @param args of Jest @throws Error when one failed */
export function runTests(args: string[]): Promise<void> {
  const settings = ['--config', require.resolve('@kinora/build/jest'), '--rootDir', process.cwd()]
  return run('jest', 'jest', [...settings, ...args], 'Not all tests have passed.')
}

/** Runs a program of a package that this one depends on. @throws Error with the sentence unless it ends with 0 */
async function run(name: string, program: string, args: string[], otherwise: string): Promise<void> {
  const manifest = require.resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]!)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(otherwise)
}
