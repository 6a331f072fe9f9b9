import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { clientConfig, compile, writeHashes } from '@kinora/build'
import { openStore, WORKSPACE } from '@kinora/releases'
import type { Product } from '../../tools/product/startProduct.ts'

type Config = ReturnType<typeof clientConfig>
type Rules = NonNullable<Exclude<NonNullable<NonNullable<Config['module']>['rules']>[number], '...'>>[]
/** Rules without `test` match by query, such as the one for pictures. */
type Rule = { test?: RegExp; use?: Loader[] }
type Loader = { loader: string; ident: string; options: { modules: object } }

/** The same code as one application: its files by URL, compressed like a release's, and the page's script tags. */
export type Bundle = { files: Map<string, Buffer>; scripts: string }

const REMOTE = 'mfe-catalog'
const brotli = promisify(brotliCompress)

let built: Promise<Bundle> | undefined

/**
 * Builds the shell's client without the federation plugin; it imports the remote. Messages and screens stay separate
 * chunks, as in a usual application, and those of /programs are in its HTML, as in the product. Once in a process:
 * every product of a run has the same releases.
 */
export const buildBundle = (home: string, product: Product): Promise<Bundle> => (built ??= build(home, product))

async function build(home: string, product: Product): Promise<Bundle> {
  const { store } = await openStore(product.home)
  const { releases } = await store.readManifest((await store.live())!)
  const [shell, remote] = ['shell', REMOTE].map((name) => configOf(name, releases[name]!, home))
  const { plugins = [], resolve = {} } = shell!
  const compilation = await compile({
    ...shell!,
    name: 'one bundle',
    plugins: plugins.filter((plugin) => !/ModuleFederation|MiniCss/.test(plugin!.constructor.name)),
    resolve: {
      ...resolve,
      alias: {
        ...resolve.alias,
        [join(WORKSPACE, 'shell/src/features/remotes/remoteLoader.ts')]: fileURLToPath(
          import.meta.resolve('./bundledLoader.ts'),
        ),
      },
    },
    module: {
      rules: [
        { include: join(WORKSPACE, REMOTE), rules: withoutStyles(remote!) },
        { exclude: join(WORKSPACE, REMOTE), rules: withoutStyles(shell!) },
      ],
    },
  })
  const { path, publicPath } = shell!.output as { path: string; publicPath: string }
  await writeHashes(path, 'main.js', publicPath)
  const names = compilation.getAssets().flatMap(({ name }) => (name.endsWith('.js') ? name : []))
  const scripts = new Map(
    await Promise.all(names.map(async (name) => [publicPath + name, await readFile(join(path, name))] as const)),
  )
  const files = ['main', 'i18n-pl', 'programs'].flatMap((name) => compilation.namedChunkGroups.get(name)!.getFiles())
  const ofPage = [...new Set(files)].map((file) => publicPath + file)
  return {
    files: new Map(await Promise.all([...scripts].map(async ([url, bytes]) => [url, await brotli(bytes)] as const))),
    scripts: ofPage
      .map(
        (url) =>
          `<script async src="${url}" integrity="${integrityOf(scripts.get(url)!)}" crossorigin="anonymous"></script>`,
      )
      .join(''),
  }
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The version must be the live one, because class names depend on it and must equal those of the served page. */
const configOf = (name: string, version: string, home: string) =>
  clientConfig({
    name,
    version,
    packageFolder: join(WORKSPACE, name),
    outFolder: join(home, 'bundle'),
    cacheFolder: join(home, 'cache'),
    mode: 'production',
  })

/**
 * The page keeps the product's style sheets, so that only scripts differ: CSS Modules export only their class names.
 */
const withoutStyles = ({ module, context }: Config): Rules =>
  (module!.rules as Rules).map((rule) => {
    const { test, use } = rule as Rule
    if (!test?.test('x.css'))
      return test?.test('x.module.css')
        ? {
            test,
            sideEffects: true,
            use: [
              namesOnly(
                use!.find(({ loader }) => loader === 'css-loader')!,
                context!,
              ),
            ],
          }
        : rule
    return { test, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } }
  })

const namesOnly = ({ options, ...loader }: Loader, context: string) => ({
  ...loader,
  options: { ...options, modules: { ...options.modules, exportOnlyLocals: true, localIdentContext: context } },
})
