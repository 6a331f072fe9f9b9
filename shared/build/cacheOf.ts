import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type FileCacheOptions } from 'webpack'
import { BROWSERS_FILE } from './oldestBrowsers.ts'
import type { Target } from './target.ts'

/** webpack's cache of one bundle, invalidated when this package, the company's facts, webpack or Node change. */
export const cacheOf = (
  { name, mode, cacheFolder }: Target & { cacheFolder: string },
  bundle: 'client' | 'server',
): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: cacheFolder,
  name: `${name}-${bundle}-${mode}`,
  version: `${webpack.version} ${process.version}`,
  buildDependencies: { preset: [BROWSERS_FILE, ...['.', 'content', '../../content/identity'].flatMap(scriptsIn)] },
})

const scriptsIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(import.meta.dirname, folder, file))
