import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { cacheOf } from './cacheOf.ts'
import { ForbiddenModules } from './ForbiddenModules.ts'
import { moduleRules } from './moduleRules.ts'
import { sharedVersions } from './sharedModules.ts'
import { isShell, publicPath, type Target } from './target.ts'

/**
 * The server bundle of a release: one CommonJS file. In a remote's the shared packages are externals, which the code
 * that evaluates it provides.
 */
export const serverConfig = (target: Target & { cacheFolder: string }): Configuration => ({
  name: `${target.name} server`,
  mode: target.mode,
  context: target.packageFolder,
  target: 'node24',
  // For the places of errors, as lines of the sources.
  devtool: 'inline-nosources-cheap-module-source-map',
  entry: isShell(target) ? './src/server.tsx' : remoteEntry(target),
  output: {
    path: target.outFolder,
    publicPath: publicPath(target),
    filename: 'server.cjs',
    library: { type: 'commonjs2' },
    chunkFormat: 'commonjs',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: moduleRules({ ...target, bundle: 'server' }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  externals: isShell(target)
    ? {}
    : Object.fromEntries(Object.keys(sharedVersions).map((name) => [name, `commonjs ${name}`])),
  // Not minified, so that stack traces on the server are readable.
  optimization: { splitChunks: false, minimize: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...(isShell(target) ? [] : [new ForbiddenModules()]),
  ],
  cache: cacheOf(target, 'server'),
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})

/**
 * Exports the remote's definition and, as `indexes`, a function that loads its `src/indexes.ts`, which is in no client
 * bundle.
 */
function remoteEntry({ packageFolder }: Target): string {
  if (!existsSync(join(packageFolder, 'src/indexes.ts'))) return './src/remote.ts'
  const entry = `export { default } from './src/remote.ts'; export const indexes = () => import('./src/indexes.ts')`
  return `data:text/javascript,${encodeURIComponent(entry)}`
}
