import { spawn } from 'node:child_process'
import { root } from '../../setup/root.js'
import { endTree } from './processTree.ts'

export type Ended = { code: number | null; output: string }

const alive = new Set<() => void>()

// The parent process has ended, or the user wants an end: kill all that runs, with what it has started.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(event, () => {
    endTree()
    for (const end of alive) end()
    process.exit(1)
  })

/**
 * Runs a command from the repository's root and returns its exit code and output. `onLine` gets each line of output at
 * once.
 */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  onLine?: (line: string) => void,
): Promise<Ended> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill('SIGKILL')
  alive.add(end)
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const line of chunk.toString().split('\n')) if (line.trim()) onLine?.(line)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => {
      alive.delete(end)
      resolve({ code, output })
    })
  })
}

/** Runs a package's command-line script with this Node, as `npx` does, without npm. */
export const runTool = (script: string, args: string[], env?: NodeJS.ProcessEnv, onLine?: (line: string) => void) =>
  runCommand(process.execPath, [`node_modules/${script}`, ...args], env, onLine)
