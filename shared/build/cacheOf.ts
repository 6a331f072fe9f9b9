import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type FileCacheOptions } from 'webpack'
import type { Target } from './target.ts'

/** webpack's cache of one half, forgotten when the preset or a tool beneath it changes. */
export const cacheOf = ({ name, mode, cacheFolder }: Target & { cacheFolder: string }, half: 'client' | 'server'): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: cacheFolder,
  name: `${name}-${half}-${mode}`,
  version: `${webpack.version} ${process.version}`,
  buildDependencies: { preset: ['.', 'content'].flatMap(scriptsIn) },
})

const scriptsIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).filter((file) => file.endsWith('.ts')).map((file) => join(import.meta.dirname, folder, file))
