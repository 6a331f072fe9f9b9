import { spawn } from 'node:child_process'
import { root } from '../../tools/setup/root.js'
import type { Outcome } from './Part.ts'

/** Runs a suite of `npm test` in its long form. */
export async function runSuite(name: string): Promise<Outcome> {
  const { code, lastLine } = await run(['tools/test.ts', '--only', name], { KINORA_TESTS: 'thorough' })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lastLine) ?? []
  if (failed === undefined || (failed === '0') !== (code === 0))
    return { passed: 0, failed: 1, faults: [`${name}: the suite ended with ${code} and "${lastLine}"`] }
  const faults = failed === '0' ? [] : [`${name}: ${failed} tests failed`]
  return { passed: Number(passed), failed: Number(failed), faults }
}

/** Runs every part of `npm run bench`, as short as it can be: whether they run, not what they measure. */
export async function runBench(): Promise<Outcome> {
  const { code } = await run(['bench/run.ts', '--rounds', '1', '--seconds', '1'])
  return code === 0
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [`bench: it ended with ${code}`] }
}

/** Its output is shown. It ends with this process, because the system then closes the IPC channel between them. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; lastLine: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let end = ''
  child.stdout!.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    end = (end + chunk.toString()).slice(-1_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, lastLine: end.trim().split('\n').at(-1)! }))
  })
}
