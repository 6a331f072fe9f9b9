import { extname, join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { classNameOf } from './classNameOf.ts'
import { oldestBrowsers } from './oldestBrowsers.ts'
import { styledPlugin } from './styledPlugin.ts'
import { globalName, isShell, type Target } from './target.ts'

/** A loader of this package: TypeScript in the workspace, JavaScript where it is packed. */
const loader = (name: string) => join(import.meta.dirname, name + extname(import.meta.filename))

/** Shared packages that were packed: their JavaScript is not yet that of the oldest browsers. */
const PACKED = /[\\/]node_modules[\\/]@kinora[\\/].+\.js$/

type Options = Target & {
  bundle: 'client' | 'server'
  cacheFolder: string
  /** Writes style sheets into files. */
  styleLoader?: string
}

/**
 * TypeScript through swc, texts through MDX, CSS Modules to files (names only on the server), fonts and pictures as
 * files.
 */
export const moduleRules = ({
  bundle,
  mode,
  name,
  version,
  packageFolder,
  cacheFolder,
  styleLoader = MiniCssExtractPlugin.loader,
}: Options): RuleSetRule[] => [
  ...(refreshes({ bundle, mode })
    ? [{ test: /\.tsx?$/, exclude: /node_modules/, loader: join(import.meta.dirname, 'refreshLoader.cjs') }]
    : []),
  {
    test: [/\.tsx?$/, PACKED],
    loader: 'swc-loader',
    options: {
      swcrc: false,
      // Of what browsers have wrong, each mistake alone is worked around, not the whole of a feature.
      env: { targets: bundle === 'server' ? { node: '24' } : oldestBrowsers(), bugfixes: true },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh: refreshes({ bundle, mode }) },
        },
        ...(bundle === 'client' && { experimental: styledPlugin({ name, version, packageFolder, cacheFolder }) }),
      },
    },
    resolve: { fullySpecified: false },
  },
  {
    test: /\.module\.css$/,
    use: [
      ...(bundle === 'client' ? [styleFile(styleLoader)] : []),
      {
        loader: 'css-loader',
        // webpack's cache identifies a loader's options by `ident` alone.
        ident: `css of ${globalName({ name, version })}`,
        options: {
          // The next loader also reads what a style sheet composes from.
          importLoaders: 1,
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: bundle === 'server',
            getLocalIdent: ({ resourcePath }: { resourcePath: string }, _template: string, local: string) =>
              classNameOf({ name, version, mode, packageFolder }, resourcePath, local),
          },
        },
      },
      ...(bundle === 'client' && !isShell({ name }) ? [loader('ownStylesLoader')] : []),
    ],
    sideEffects: true,
  },
  bundle === 'client'
    ? { test: /\.css$/, exclude: /\.module\.css$/, use: [styleFile(styleLoader), 'css-loader'], sideEffects: true }
    : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name][ext]', emit: bundle === 'client' } },
  { test: /\.mdx$/, loader: loader('content/contentLoader'), resolve: { fullySpecified: false } },
  {
    resourceQuery: /picture/,
    type: 'javascript/auto',
    use: [{ loader: loader('content/pictureLoader'), options: { emits: bundle === 'client' } }],
  },
  {
    test: /\.(svg|png|webp|avif)$/,
    resourceQuery: { not: [/picture/] },
    type: 'asset/resource',
    generator: { filename: 'images/[name].[contenthash:8][ext]', emit: bundle === 'client' },
  },
]

/** URLs of fonts and pictures are relative to the style sheet. */
const styleFile = (loader: string) => ({ loader, options: { publicPath: './' } })

/** Whether the bundle supports React Fast Refresh: a newer build replaces components and keeps their state. */
const refreshes = ({ bundle, mode }: Pick<Options, 'bundle' | 'mode'>) => bundle === 'client' && mode === 'development'
