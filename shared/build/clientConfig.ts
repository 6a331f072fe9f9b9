import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { cacheOf } from './cacheOf.ts'
import { ForbiddenModules } from './ForbiddenModules.ts'
import { FilesOfEntry } from './FilesOfEntry.ts'
import { moduleRules } from './moduleRules.ts'
import { BROWSERS_FILE } from './oldestBrowsers.ts'
import { RequireIntegrity } from './RequireIntegrity.ts'
import { providedByShell, consumedByRemotes } from './sharedModules.ts'
import { entryOf, globalName, isShell, publicPath, type ClientTarget, type Target } from './target.ts'

const require = createRequire(import.meta.url)

/** A plugin of webpack that makes a container. */
type ContainerPlugin = new (options: ReturnType<typeof containerOf>) => { apply: (compiler: webpack.Compiler) => void }

/** The client bundle of a release: the shell with what it shares, or a remote as a container. */
export function clientConfig(
  target: ClientTarget,
  ContainerPlugin: ContainerPlugin = webpack.container.ModuleFederationPlugin,
): Configuration {
  const { packageFolder, name, outFolder, mode } = target
  const production = mode === 'production'
  const { minify = production } = target
  return {
    name: `${name} client`,
    mode,
    context: packageFolder,
    target: `browserslist:${BROWSERS_FILE}`,
    devtool: production ? false : 'cheap-module-source-map',
    entry: isShell(target)
      ? { main: [...(production ? [] : ['./src/dev/refreshRuntime.ts']), './src/client.tsx'] }
      : {},
    output: {
      path: join(outFolder, 'client'),
      publicPath: publicPath(target),
      // The version in the path does the work of a hash. Hashes of chunks are also made before comments are removed.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: globalName(target),
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'kinora' },
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: production ? productionRouter() : {} },
    module: { rules: moduleRules({ ...target, bundle: 'client' }) },
    optimization: {
      minimize: minify,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...(isShell(target)
        ? [shareScope(), constants()]
        : [new ContainerPlugin(containerOf(target)), new FilesOfEntry(), new ForbiddenModules()]),
      new RequireIntegrity(),
    ],
    cache: cacheOf(target, 'client'),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}

/** Without these aliases React Router resolves to its development build. */
function productionRouter() {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production')
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') }
}

const shareScope = () => new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell() })

const constants = () =>
  new webpack.DefinePlugin({
    // styled-components adds rules by script in every mode: the policy of pages refuses a style element with text.
    SC_DISABLE_SPEEDY: 'false',
    // Module Federation's runtime without what it does in Node.
    ENV_TARGET: '"web"',
  })

/** A remote's container, for every plugin that makes one. */
export const containerOf = (target: Target) => ({
  name: globalName(target),
  library: { type: 'var' as const, name: globalName(target) },
  filename: entryOf(target),
  exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
  shared: consumedByRemotes(),
})
