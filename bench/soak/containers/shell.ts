import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * Runs a command and returns its output.
 * @throws Error with the command and the last lines of its output
 */
export async function shell(command: string, args: string[], cwd?: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, maxBuffer: MAX_OUTPUT_BYTES })
    return stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-25).join('\n')
    throw new Error(`${[command, ...args].join(' ')} failed: ${output || (error as Error).message}`)
  }
}
