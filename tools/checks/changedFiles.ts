import { execFileSync } from 'node:child_process'

/** What a branch may have begun from, in the order in which it is looked for. */
const ORIGINS = ['@{upstream}', 'origin/HEAD', 'main']

/**
 * The files that differ from the commit with which the branch began, committed or not.
 * @param folder of a repository. Without an upstream and a main branch, its last commit is the beginning.
 */
export function changedFiles(folder: string): { since: string; files: string[] } {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
    } catch {
      return ''
    }
  }
  const since = ORIGINS.map((origin) => git('merge-base', 'HEAD', origin)).find(Boolean) ?? git('rev-parse', 'HEAD')
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', since),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return { since, files: [...new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean))] }
}
