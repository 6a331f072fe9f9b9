import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, promoteUnchecked, sealRelease, signingKey, WORKSPACE } from '@kinora/releases'
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { rspack } from '@rspack/core'
import webpack from 'webpack'
import type { Product } from '../../tools/product/startProduct.ts'
import { untilLive } from './variant.ts'

const VERSION = '0.1.0-rogue'

/** What makes a container of it: webpack itself, Module Federation's own plugin, or the same in Rspack. */
export type Builder = 'webpack' | 'enhanced' | 'rspack'

const nameOf = (builder: Builder) => `mfe-rogue-${builder}`
const globalOf = (builder: Builder) => `${nameOf(builder)}_${VERSION}`.replace(/\W/g, '_')
const publicPathOf = (builder: Builder) => `/releases/${nameOf(builder)}/${VERSION}/client/`

/** Its own, newer copies of React, which has no elements, and of the i18n package, which formats every duration as ROGUE. */
const filesOf = (builder: Builder) => ({
  'react.js': `export const createElement = () => { throw new Error('ROGUE') }`,
  'i18n.js': `export const formatMinutes = () => 'ROGUE'
    export const useTranslation = () => ({ t: () => 'ROGUE' }); export const useLocale = () => 'pl'
    export const I18nProvider = ({ children }) => children`,
  'Screen.js': `import { createElement } from 'react'
    import { formatMinutes } from '@kinora/i18n'
    export default () => createElement('h1', null, 'Rogue says ' + formatMinutes(540, 'en'))`,
  'remote.js': `export default { name: '${nameOf(builder)}', nav: [], i18n: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    routes: [{ id: 'rogue', path: 'rogue-${builder}', screen: () => import(/* webpackMode: "eager" */ './Screen.js') }] }`,
})

/** Publishes the remote, and makes it live. */
export async function releaseRogue(product: Product, builder: Builder): Promise<void> {
  const versions = await publishRogue(product.home, builder, builder === 'enhanced' ? { runtime: builder } : {})
  const { store, keys } = await openStore(product.home)
  await promoteUnchecked(store, keys, versions)
  await untilLive(product, [publicPathOf(builder)])
}

/**
 * Publishes a remote, which may ask for a runtime. It is built without the shared preset: it has its own, newer copies of shared packages and
 * registers them in the share scope, as containers do by default.
 * @returns its version by its name
 */
export async function publishRogue(
  home: string,
  builder: Builder,
  asked: { runtime?: 'enhanced' } = {},
): Promise<Record<string, string>> {
  const { store } = await openStore(home)
  const staged = await store.stage()
  await build(join(staged, 'client'), builder)
  // It is rendered in browsers only, because the test is about their share scope.
  writeFileSync(join(staged, 'server.cjs'), "throw new Error('Rendered in browsers only')")
  await sealRelease(staged, { ...account(builder), ...asked }, await signingKey(home))
  await store.put(nameOf(builder), VERSION, staged)
  return { [nameOf(builder)]: VERSION }
}

async function build(outFolder: string, builder: Builder): Promise<void> {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const folder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
  try {
    for (const [file, source] of Object.entries(filesOf(builder))) writeFileSync(join(folder, file), source)
    const compiler = compilerFor(builder, folder, outFolder)
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats!.toString('errors-only')))
          : compiler.close(() => resolve()),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compilerFor(builder: Builder, folder: string, outFolder: string) {
  const options = {
    mode: 'production' as const,
    context: folder,
    entry: {},
    target: ['web', 'es2022'] as ('web' | 'es2022')[],
    output: {
      path: outFolder,
      publicPath: publicPathOf(builder),
      uniqueName: globalOf(builder),
      filename: '[name].js',
      trustedTypes: { policyName: 'kinora' },
    },
    optimization: { splitChunks: false as const },
  }
  const plain = container(folder, globalOf(builder))
  const enhanced = { ...plain, dts: false, manifest: true }
  if (builder === 'rspack') return rspack({ ...options, plugins: [new RspackFederation(enhanced)] })
  return webpack({
    ...options,
    plugins: [
      builder === 'webpack'
        ? new webpack.container.ModuleFederationPlugin(plain)
        : new ModuleFederationPlugin(enhanced),
    ],
  })
}

const container = (folder: string, name: string) => ({
  name,
  library: { type: 'var', name },
  filename: 'remoteEntry.js',
  exposes: { './remote': { import: './remote.js', name: 'remote' } },
  shared: { react: ownCopy(join(folder, 'react.js')), '@kinora/i18n': ownCopy(join(folder, 'i18n.js')) },
})

const ownCopy = (file: string) => ({
  singleton: true,
  import: file,
  version: '99.9.9',
  requiredVersion: false as const,
})

const nothing = { scripts: [], styles: [] }
const account = (builder: Builder) => ({
  name: nameOf(builder),
  version: VERSION,
  commit: 'none',
  server: 'server.cjs',
  entry: { scripts: ['client/remoteEntry.js', 'client/remote.js'], styles: [] },
  locales: { pl: nothing, en: nothing },
  routes: [{ id: 'rogue', path: `rogue-${builder}`, search: [], ...nothing }],
  slots: [],
  indexes: [],
  nav: [
    {
      place: 'header' as const,
      path: `/rogue-${builder}`,
      order: 90,
      label: { pl: `Intruz ${builder}`, en: `Rogue ${builder}` },
    },
  ],
  consumes: {},
  provides: {},
})
