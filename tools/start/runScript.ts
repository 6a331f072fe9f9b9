import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'

/**
 * Runs one of our scripts in a process of its own. Returns its output.
 * @throws Error with its output when it fails
 */
export function runScript(script: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = spawnWithWatchdog(script, args, env)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output.trim()))))
  })
}
