import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'

/**
 * What `npm install` does in a new repository, without a network: packed packages are unpacked, and those of others are
 * linked from this workspace.
 * @param folder of the repository
 */
export function installOffline(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, '.bin'), { recursive: true })
  for (const name of readdirSync(from))
    if (!/^(\.|@kinora$|mfe-|shell$)/.test(name)) symlinkSync(join(from, name), join(to, name))
  for (const file of readdirSync(join(folder, 'packages'))) {
    const name = /^kinora-([a-z0-9-]+?)-\d/.exec(file)![1]!
    mkdirSync(join(to, '@kinora', name), { recursive: true })
    execFileSync('tar', ['-xzf', join(folder, 'packages', file), '--strip-components=1'], {
      cwd: join(to, '@kinora', name),
    })
  }
  symlinkSync('../@kinora/kit/kinora.js', join(to, '.bin/kinora'))
}
