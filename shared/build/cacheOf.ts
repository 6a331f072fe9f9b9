import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type FileCacheOptions } from 'webpack'
import { BROWSERS_FILE } from './oldestBrowsers.ts'
import type { Target } from './target.ts'

const HERE = import.meta.dirname
const IDENTITY = dirname(fileURLToPath(import.meta.resolve('@kinora/content/identity')))

/** webpack's cache of one bundle, invalidated when this package, the company's facts, webpack or Node change. */
export const cacheOf = (
  { name, mode, cacheFolder }: Target & { cacheFolder: string },
  bundle: 'client' | 'server',
): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: cacheFolder,
  name: `${name}-${bundle}-${mode}`,
  version: `${webpack.version} ${process.version}`,
  buildDependencies: { preset: [BROWSERS_FILE, ...[HERE, join(HERE, 'content'), IDENTITY].flatMap(scriptsIn)] },
})

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => join(folder, file))
