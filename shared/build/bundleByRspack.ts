import { join } from 'node:path'
import { rspack, type Compiler, type Configuration } from '@rspack/core'
import { containerOf } from './clientConfig.ts'
import { FilesOfEntry } from './FilesOfEntry.ts'
import { moduleRules } from './moduleRules.ts'
import { BROWSERS_FILE } from './oldestBrowsers.ts'
import { demandHash } from './RequireIntegrity.ts'
import { globalName, publicPath, type ClientBundle, type ClientTarget } from './target.ts'

/** A remote's client bundle by Rspack, as `clientConfig.ts` has it built by webpack. @throws Error that lists its errors */
export function bundleByRspack(target: ClientTarget): Promise<ClientBundle> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configOf(target))
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined
      const groups = stats?.compilation.namedChunkGroups
      const files = new Map([...(groups ?? [])].map(([name, group]) => [name, [...group.getFiles()]]))
      compiler.close(() => {
        if (error ?? problems) reject(error ?? new Error(`${target.name} client\n${problems}`))
        else resolve({ filesOf: (chunk) => files.get(chunk) })
      })
    })
  })
}

function configOf(target: ClientTarget): Configuration {
  const { packageFolder, outFolder, mode, minify = mode === 'production' } = target
  const styleLoader = rspack.CssExtractRspackPlugin.loader
  return {
    mode,
    context: packageFolder,
    target: `browserslist:${BROWSERS_FILE}`,
    devtool: false,
    entry: {},
    output: {
      path: join(outFolder, 'client'),
      publicPath: publicPath(target),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: globalName(target),
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'kinora' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules({ ...target, bundle: 'client', styleLoader }) as Configuration['module'] & [] },
    optimization: {
      minimize: minify,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].css', ignoreOrder: true }),
      // The container of webpack itself, without a runtime of its own.
      new rspack.container.ModuleFederationPluginV1(containerOf(target)),
      new FilesOfEntry(),
      { apply: requireIntegrity },
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** `RequireIntegrity` by Rspack's hooks, which have scripts and style sheets alike. */
function requireIntegrity(compiler: Compiler): void {
  compiler.hooks.compilation.tap('RequireIntegrity', (compilation) => {
    const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
    createScript.tap('RequireIntegrity', (code) => code + demandHash('script', 'url'))
    createLink.tap('RequireIntegrity', (code) => code + demandHash('linkTag', 'fullhref'))
  })
}
