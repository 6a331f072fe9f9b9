import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/setup/root.js'
import { takeLock } from '../../../tools/setup/takeLock.js'

const COPY = join(root, '.kinora/mutants')
/** What suites have built and compiled: the copy begins with it, too. */
const KEPT = ['.kinora/cache', '.kinora/e2e']

/**
 * Copies the last commit with its packages to a folder in `.kinora`, where no other process works. The packages are
 * links: they are read, and never written in place.
 * @throws Error if another run has one
 */
export async function copyRepository(): Promise<{ folder: string; remove: () => void }> {
  const unlock = await takeLock(COPY, { patience: 0 })
  const remove = () => rmSync(COPY, { recursive: true, force: true })
  // A run that was killed has left it.
  remove()
  mkdirSync(join(root, '.kinora'), { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--local', root, COPY], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const packages of globSync(['node_modules', '*/node_modules', '.node'], { cwd: root }))
    execFileSync('cp', [linking, join(root, packages), join(COPY, packages)])
  for (const folder of KEPT)
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(COPY, folder), { recursive: true })
  return {
    folder: COPY,
    remove: () => {
      remove()
      unlock()
    },
  }
}

/** macOS has no hard links of folders by `cp`, but copies that take no space. */
const linking = process.platform === 'darwin' ? '-Rc' : '-al'
