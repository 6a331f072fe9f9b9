import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'

/**
 * Runs one of our scripts in a process of its own. Returns its standard output.
 * @throws Error with all that it has written when it fails
 */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  nodeFlags: string[] = [],
): Promise<string> {
  const child = spawnWithWatchdog(script, args, env, { nodeFlags })
  let output = ''
  let everything = ''
  child.stdout?.on('data', (text) => ((output += text), (everything += text)))
  child.stderr?.on('data', (text) => (everything += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(everything.trim()))))
  })
}
