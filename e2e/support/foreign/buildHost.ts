import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, moduleRules, sharedVersions } from '@kinora/build'
import { WORKSPACE } from '@kinora/releases'
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { rspack } from '@rspack/core'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { build } from 'vite'

/** What another product may be built by. */
export type HostBuilder = 'enhanced' | 'rspack' | 'vite'

/** Builds `host.tsx`. @returns the folder with its `main.js`, which the caller removes */
export async function buildHost(builder: HostBuilder): Promise<string> {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const outFolder = mkdtempSync(join(WORKSPACE, '.kinora/variants/foreign-'))
  if (builder === 'vite') await buildByVite(outFolder)
  else if (builder === 'rspack') await buildByRspack(outFolder)
  else
    await compile({
      ...optionsFor(outFolder),
      module: { rules: moduleRules(rulesFor(outFolder)) },
      plugins: [new MiniCssExtractPlugin(), new ModuleFederationPlugin(federation())],
    })
  return outFolder
}

const optionsFor = (outFolder: string) => ({
  mode: 'production' as const,
  context: import.meta.dirname,
  target: ['web', 'es2022'] as ('web' | 'es2022')[],
  entry: './host.tsx',
  output: { path: outFolder, publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  optimization: { splitChunks: false as const, minimize: false },
  performance: { hints: false as const },
})

const rulesFor = (outFolder: string) => ({
  // It provides what remotes share, as our shell does.
  name: 'shell',
  version: '1.0.0',
  packageFolder: WORKSPACE,
  outFolder,
  mode: 'production' as const,
  bundle: 'client' as const,
  cacheFolder: join(outFolder, 'cache'),
})

const federation = () => ({
  name: 'foreign',
  dts: false,
  manifest: false,
  shared: Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [name, { singleton: true, eager: true, version }]),
  ),
})

function buildByRspack(outFolder: string): Promise<void> {
  const styleLoader = rspack.CssExtractRspackPlugin.loader
  const compiler = rspack({
    ...optionsFor(outFolder),
    performance: false,
    module: { rules: moduleRules({ ...rulesFor(outFolder), styleLoader }) as [] },
    plugins: [new rspack.CssExtractRspackPlugin({}), new RspackFederation(federation())],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined
      compiler.close(() => ((error ?? problems) ? reject(error ?? new Error(problems)) : resolve()))
    }),
  )
}

/** Without a plugin: a module fills the share scope of Module Federation's runtime before the host starts. */
async function buildByVite(outFolder: string): Promise<void> {
  const shared = Object.entries(sharedVersions)
  const sources = join(outFolder, 'sources')
  mkdirSync(sources)
  writeFileSync(
    join(sources, 'scope.js'),
    `import { init } from '@module-federation/enhanced/runtime'
${shared.map(([name], index) => `import * as shared${index} from '${name}'`).join('\n')}
const provide = (version, module) => ({ version, lib: () => module, shareConfig: { singleton: true, requiredVersion: '^' + version } })
init({ name: 'foreign', remotes: [], shared: {
${shared.map(([name, version], index) => `  '${name}': provide('${version}', shared${index}),`).join('\n')}
} })`,
  )
  const host = join(import.meta.dirname, 'host.tsx')
  writeFileSync(join(sources, 'main.js'), `import './scope.js'\nimport ${JSON.stringify(host)}`)
  const { NODE_ENV } = process.env
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: join(sources, 'main.js'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'main.js' },
      },
    },
  })
  // Vite sets it, for the rest of this process as well.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
}
