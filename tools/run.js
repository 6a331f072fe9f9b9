/**
 * `node tools/run <command>`: the entry of all tools. Plain JavaScript that runs on Node 18 with no packages installed,
 * because it installs Node 24 and the packages; everything after it is TypeScript on Node 24.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureNode } from './setup/ensureNode.js'
import { ensurePackages } from './setup/ensurePackages.js'
import { root } from './setup/root.js'
import { startUsage } from './setup/startUsage.js'
import { whenNpmEnds } from './setup/whenNpmEnds.js'

/** @type {Record<string, string>} */
const scripts = {
  start: 'tools/start.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  'new-remote': 'tools/newRemote.ts',
  pack: 'tools/pack.ts',
  operator: 'tools/operator.ts',
  doctor: 'tools/doctor.ts',
  bench: 'bench/run.ts',
  soak: 'bench/soak.ts',
  content: 'api/imports/contentCommand.ts',
  prices: 'api/imports/pricesCommand.ts',
  media: 'tools/media.ts',
  release: 'releases/src/commands/releaseCommand.ts',
  rollback: 'releases/src/commands/rollbackCommand.ts',
  releases: 'releases/src/commands/releasesCommand.ts',
  prune: 'releases/src/commands/pruneCommand.ts',
  squads: 'releases/src/commands/squadsCommand.ts',
}

async function main() {
  const [command = '', ...args] = process.argv.slice(2)
  const script = scripts[command]
  if (!script || !existsSync(join(root, script))) {
    const known = Object.keys(scripts).filter((name) => existsSync(join(root, scripts[name] ?? '')))
    throw new Error(`There is no command "${command}". Say one of: ${known.join(', ')}.`)
  }
  if (command === 'start' && args.includes('--help')) {
    console.log(startUsage)
    return 0
  }
  const node = await ensureNode()
  await ensurePackages(node)
  return handOver(node, script, args)
}

/**
 * Runs the script and returns its exit code. Signals are forwarded. The script also ends when this process ends for any
 * reason, because the system then closes the IPC channel between them.
 * @param {import('./setup/ensureNode.js').NodeHome} node @param {string} script @param {string[]} args
 * @returns {Promise<number>}
 */
function handOver(node, script, args) {
  const endQuietly = pathToFileURL(join(root, 'tools/setup/endQuietly.js')).href
  const options = ['--disable-warning=ExperimentalWarning', '--import', endQuietly]
  const child = spawn(node.binary, [...options, join(root, script), ...args], {
    cwd: root,
    // Node keeps compiled modules there: the TypeScript of a process is not compiled again in the next one.
    env: { NODE_COMPILE_CACHE: join(root, '.kinora/cache/node'), ...node.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // In a terminal the child gets Ctrl-C too, and a second signal has no effect; otherwise only this process gets
  // signals.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const watch = whenNpmEnds(() => child.connected && child.disconnect())
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message)
    process.exit(1)
  },
)
