import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { npm } from '../../../tools/setup/npm.js'
import { root } from '../../../tools/setup/root.js'

/** Tools of other people. They are no packages of ours, so that nobody installs them who does not ask them. */
const VERSIONS = {
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  'hls.js': '1.7.4',
  'ical.js': '2.2.1',
  lighthouse: '13.5.0',
  mailparser: '3.14.2',
  'shaka-player': '5.2.12',
}
const MOST_BYTES = 50_000_000

export type Tools = Awaited<ReturnType<typeof fetchTools>>

/** Installs the tools into a folder of the cache, once for these versions. */
export async function fetchTools() {
  const digest = createHash('sha256').update(JSON.stringify(VERSIONS)).digest('hex').slice(0, 12)
  const folder = join(root, '.kinora/cache', `outside-${digest}`)
  if (!existsSync(folder)) {
    const half = `${folder}.new`
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }))
    await npm({ binary: process.execPath, env: process.env }, ['install', '--ignore-scripts', '--prefix', half])
    await rename(half, folder)
  }
  const { resolve } = createRequire(join(folder, 'package.json'))
  return {
    folder,
    /** A file of one of the tools. */
    fileOf: (path: string) => join(folder, 'node_modules', path),
    load: async <Module>(name: string) => (await import(pathToFileURL(resolve(name)).href)) as Module,
    /** Runs one, and returns what it prints, however it ends. */
    run: async (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
      const options = { cwd: folder, maxBuffer: MOST_BYTES, env: { ...process.env, ...env } }
      const file = join(folder, 'node_modules', script)
      return promisify(execFile)(process.execPath, [file, ...args], options).then(
        ({ stdout }) => stdout,
        (error: Error & { stdout?: string }) => {
          if (error.stdout) return error.stdout
          throw error
        },
      )
    },
  }
}
