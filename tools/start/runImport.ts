import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'

/**
 * Runs a command of api/imports: `content`, or `demo`, which imports content and demo users. Returns its output.
 * @throws Error with its output when it fails
 */
export function runImport(what: 'content' | 'demo', env: Record<string, string>): Promise<string> {
  const child = spawnWithWatchdog(`api/imports/${what}Command.ts`, [], env)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output.trim()))))
  })
}
