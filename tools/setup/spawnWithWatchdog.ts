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
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', watchdog, script, ...args], {
    cwd: root,
    env: { ...process.env, ...env, KINORA_TETHER: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  })
}
