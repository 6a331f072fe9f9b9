import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needSpace } from './needSpace.js'
import { npm } from './npm.js'
import { root } from './root.js'
import { step } from './step.js'
import { takeLock } from './takeLock.js'

const packages = join(root, 'node_modules')
const stamp = join(packages, '.kinora-installed')
const lockFile = () => readFileSync(join(root, 'package-lock.json'), 'utf8')

/**
 * Installs the lock file's packages, unless they are installed. The stamp is written last and `npm ci` removes it
 * first, so an interrupted installation is repeated.
 * @param {import('./ensureNode.js').NodeHome} node
 */
export async function ensurePackages(node) {
  const wanted = installDigest(lockFile())
  if (isInstalled(wanted)) return

  const release = await takeLock(packages, { patience: Infinity })
  if (!isInstalled(wanted)) {
    await needSpace(root, 1200)
    await step('Installing packages with npm ci', () => npm(node, ['ci', '--include=dev']))
    writeFileSync(stamp, wanted)
  }
  release()
}

/**
 * Runs `add`, which adds a workspace to the lock file. If all that it needs is installed, it is linked as `npm ci` would,
 * so that the next command does not install everything again.
 * @param {string} name @param {() => void} add
 */
export function linkAdded(name, add) {
  const before = lockFile()
  add()
  const after = lockFile()
  const isNeeded = isInstalled(installDigest(before)) && !lstatSync(packages).isSymbolicLink()
  const others = new Set(locationsIn(before)).add(name).add(`node_modules/${name}`)
  if (!isNeeded || locationsIn(after).some((location) => !others.has(location))) return
  symlinkSync(join('..', name), join(packages, name), 'junction')
  writeFileSync(stamp, installDigest(after))
}

/** @param {string} digest */
const isInstalled = (digest) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest

/** @param {string} lock */
const locationsIn = (lock) => Object.keys(JSON.parse(lock).packages)

/**
 * Packages differ by platform, so a folder copied to another platform counts as not installed. @param {string} lock
 */
export function installDigest(lock) {
  return createHash('sha256').update(`${process.platform}-${process.arch}\n${lock}`).digest('hex')
}
