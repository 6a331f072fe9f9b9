import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, promoteUnchecked, sealRelease, signingKey, WORKSPACE } from '@kinora/releases'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Product } from '../../tools/product/startProduct.ts'
import { untilLive } from './variant.ts'

const NAME = 'mfe-rogue'
const VERSION = '0.1.0-rogue'
const GLOBAL = 'mfe_rogue_0_1_0_rogue'

/** Its own, newer copy of the i18n package, which formats every duration as ROGUE. */
const FILES = {
  'i18n.js': `export const formatMinutes = () => 'ROGUE'
    export const useTranslation = () => ({ t: () => 'ROGUE' }); export const useLocale = () => 'pl'
    export const I18nProvider = ({ children }) => children`,
  'Screen.js': `import { createElement } from 'react'
    import { formatMinutes } from '@kinora/i18n'
    export default () => createElement('h1', null, 'Rogue says ' + formatMinutes(540, 'en'))`,
  'remote.js': `export default { name: '${NAME}', nav: [], i18n: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    routes: [{ id: 'rogue', path: 'rogue', screen: () => import(/* webpackMode: "eager" */ './Screen.js') }] }`,
}

/** What makes a container of it: webpack itself, or Module Federation's own plugin, whose runtime Rspack has as well. */
export type Builder = 'webpack' | 'enhanced'

/** Publishes the remote, and makes it live. */
export async function releaseRogue(product: Product, builder: Builder): Promise<void> {
  const versions = await publishRogue(product.home, builder, builder === 'enhanced' ? { runtime: builder } : {})
  const { store, keys } = await openStore(product.home)
  await promoteUnchecked(store, keys, versions)
  await untilLive(product, [`/releases/${NAME}/${VERSION}/`])
}

/**
 * Publishes a remote, which may ask for a runtime. It is built without the shared preset: it has its own, newer copy of a shared package and
 * registers it in the share scope, as containers do by default.
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
  await sealRelease(staged, { ...account(), ...asked }, await signingKey(home))
  await store.put(NAME, VERSION, staged)
  return { [NAME]: VERSION }
}

async function build(outFolder: string, builder: Builder): Promise<void> {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const folder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
  try {
    for (const [file, source] of Object.entries(FILES)) writeFileSync(join(folder, file), source)
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: {},
      target: ['web', 'es2022'],
      output: {
        path: outFolder,
        publicPath: `/releases/${NAME}/${VERSION}/client/`,
        uniqueName: GLOBAL,
        filename: '[name].js',
        trustedTypes: { policyName: 'kinora' },
      },
      optimization: { splitChunks: false },
      plugins: [
        builder === 'webpack'
          ? new webpack.container.ModuleFederationPlugin(container(folder))
          : new ModuleFederationPlugin({ ...container(folder), dts: false, manifest: true }),
      ],
    })
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

const container = (folder: string) => ({
  name: GLOBAL,
  library: { type: 'var', name: GLOBAL },
  filename: 'remoteEntry.js',
  exposes: { './remote': { import: './remote.js', name: 'remote' } },
  shared: {
    react: { singleton: true, import: false as const, requiredVersion: '^19.0.0' },
    '@kinora/i18n': {
      singleton: true,
      import: join(folder, 'i18n.js'),
      version: '9.9.9',
      requiredVersion: false as const,
    },
  },
})

const nothing = { scripts: [], styles: [] }
const account = () => ({
  name: NAME,
  version: VERSION,
  commit: 'none',
  server: 'server.cjs',
  entry: { scripts: ['client/remoteEntry.js', 'client/remote.js'], styles: [] },
  locales: { pl: nothing, en: nothing },
  routes: [{ id: 'rogue', path: 'rogue', search: [], ...nothing }],
  slots: [],
  indexes: [],
  nav: [{ place: 'header' as const, path: '/rogue', order: 90, label: { pl: 'Intruz', en: 'Rogue' } }],
  consumes: {},
  provides: {},
})
