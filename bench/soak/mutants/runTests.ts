import { spawn } from 'node:child_process'
import type { SuiteName } from './Mutant.ts'

export type Ended = { passed: boolean; output: string }

/** Files that a fault lets wait for ever must not hold up the others. */
const FILES_WITHIN_MS = 10 * 60_000
const SUITE_WITHIN_MS = 90 * 60_000

/** Runs the suite that each file exports. */
const ONE_SUITE = `
for (const file of process.argv.slice(1))
  for (const { run } of Object.values(await import(file))) {
    const { failed, output } = await run()
    if (failed) process.exitCode = 1
    console.log(output)
  }`

const NODE_TEST = ['--disable-warning=ExperimentalWarning', '--test', '--test-reporter=tap']
const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--silent', '--maxWorkers=2', '--runTestsByPath']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--max-failures=1']

/** Runs some files of a suite in a copy of the repository. */
export async function runFiles(folder: string, suite: SuiteName, files: string[]): Promise<Ended> {
  if (suite === 'jest') return runNode(folder, [...JEST, ...files])
  if (suite === 'journeys') {
    const { findChromium } = await import('../../../tools/checks/findChromium.ts')
    process.env.KINORA_CHROMIUM ??= (await findChromium()).path
    return runNode(folder, [...PLAYWRIGHT, ...files])
  }
  if (suite === 'static')
    return runNode(folder, ['--input-type=module', '-e', ONE_SUITE, ...files.map((file) => `./${file}`)])
  return runNode(folder, [...NODE_TEST, ...files])
}

/** Runs a whole suite there. */
export const runSuite = (folder: string, suite: SuiteName): Promise<Ended> =>
  runNode(folder, ['--disable-warning=ExperimentalWarning', 'tools/test.ts', '--only', suite], SUITE_WITHIN_MS)

/** Tests that a fault lets hang are ended, with all that they have started, and have noticed it. */
function runNode(cwd: string, args: string[], withinMs = FILES_WITHIN_MS): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => process.kill(-child.pid!, 'SIGKILL')
  process.once('exit', end)
  let output = ''
  const timer = setTimeout(() => {
    output += '\nnot ok 1 - it did not end\n'
    end()
  }, withinMs)
  const hear = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve({ passed: code === 0, output })
    })
  })
}

/** The name of the first failed test in the output of any runner. */
export function firstFailure(output: string): string {
  const match =
    /^ *not ok \d+ - (.+)$/m.exec(output) ?? /^ *[●✘✗✖]\s+(?:\d+ )?(.+)$/m.exec(output) ?? /^(.*\S.*)$/m.exec(output)
  return match?.[1]?.trim() ?? 'a failure without a word'
}
