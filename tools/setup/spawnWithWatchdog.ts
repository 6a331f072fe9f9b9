import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { root } from './root.js'

const watchdog = new URL('./parentWatchdog.js', import.meta.url).href

/**
 * Runs one of our scripts with this Node, from the repository's root. Its output is piped, and it exits when this
 * process ends, also by a kill.
 */
export function spawnWithWatchdog(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { nodeFlags = [], ...options }: SpawnOptions & { nodeFlags?: string[] } = {},
): ChildProcess {
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags, '--import', watchdog]
  return spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      // A bundle keeps what V8 has compiled beside itself, and takes it away with itself.
      ...(script.endsWith('.mjs') ? { NODE_COMPILE_CACHE: undefined } : {}),
      ...env,
      KINORA_TETHER: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  })
}
