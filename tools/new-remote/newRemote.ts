import { execFileSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOf, writeRemote, type NewRemote } from './writeRemote.ts'

/**
 * Writes a remote with one page into this repository, its workspace into the lock file and its owner into CODEOWNERS.
 * Remotes are listed nowhere else: paths, limits, slots and places of navigation are declared in the remote's own folder
 * (docs/where.md).
 * @param root of the repository
 * @throws Error when the name or the path is invalid; then nothing is written
 */
export function newRemote(root: string, remote: NewRemote): void {
  const { name, path } = remote
  const owner = globSync('mfe-*/src/remote.ts', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`path: '${path}'`),
  )
  if (owner) throw new Error(`/${path} is taken: ${owner} has that route.`)
  writeRemote(root, remote, ['template'], () => {
    execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'], {
      cwd: root,
      stdio: 'pipe',
    })
    appendFileSync(join(root, 'CODEOWNERS'), `/${name}/ ${ownerOf(remote)}\n`)
  })
}
