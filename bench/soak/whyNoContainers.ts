import { spawnSync } from 'node:child_process'

/** The namespaces in which the engine runs. */
export const NAMESPACES = ['--mount', '--pid', '--net', '--fork', '--kill-child']

/** Why this machine cannot run it; undefined if nothing is known to prevent it. */
export function whyNoContainers(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes root on Linux.'
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'it takes the packages of Debian, by apt-get.'
  if (spawnSync('unshare', [...NAMESPACES, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return 'root may not mount in a namespace of its own.'
  return undefined
}
