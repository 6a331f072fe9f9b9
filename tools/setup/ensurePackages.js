import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needSpace } from './needSpace.js'
import { npm } from './npm.js'
import { root } from './root.js'
import { step } from './step.js'
import { takeLock } from './takeLock.js'

const stamp = join(root, 'node_modules/.kinora-installed')

/**
 * Installs the lock file's packages, unless they are installed. The stamp is written last and `npm ci` removes it
 * first, so an interrupted installation is repeated.
 * @param {import('./ensureNode.js').NodeHome} node
 */
export async function ensurePackages(node) {
  const wanted = installDigest(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isInstalled()) return

  const release = await takeLock(join(root, 'node_modules'), { patience: Infinity })
  if (!isInstalled()) {
    await needSpace(root, 1200)
    await step('Installing packages with npm ci', () => npm(node, ['ci', '--include=dev']))
    writeFileSync(stamp, wanted)
  }
  release()
}

/**
 * Packages differ by platform, so a folder copied to another platform counts as not installed. @param {string} lockFile
 */
export function installDigest(lockFile) {
  return createHash('sha256').update(`${process.platform}-${process.arch}\n${lockFile}`).digest('hex')
}
