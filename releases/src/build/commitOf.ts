import { execFileSync } from 'node:child_process'

const DIRTY = '-dirty'
const DEVELOPMENT = '-dev'

/** The end of a version that is built from a commit. Development builds are made of unfinished sources anyway. */
export const suffixOf = (commit: string, mode: 'production' | 'development') =>
  mode === 'development' ? DEVELOPMENT : isDirty(commit) ? DIRTY : ''

/** Whether a version is a development build. */
export const isDevelopment = (version: string) => version.endsWith(DEVELOPMENT)

/** Whether a version or a commit is that of sources that were not committed. */
export const isDirty = (version: string) => version.endsWith(DIRTY)

/**
 * The commit that is checked out, which ends in `-dirty` if one of the paths has changes that are not committed. Without
 * a Git repository it is KINORA_COMMIT, or `unknown`.
 * @param paths of files and folders, relative to the root
 */
export function commitOf(root: string, paths: string[], env: NodeJS.ProcessEnv = process.env): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', ...paths) === '' ? '' : DIRTY)
  } catch {
    return env['KINORA_COMMIT'] || 'unknown'
  }
}
