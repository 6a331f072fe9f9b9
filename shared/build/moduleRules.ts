import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { globalName, type Target } from './target.ts'

/** The oldest browsers that are served: the first with container queries, a little above. */
const BROWSERS = { chrome: '109', edge: '109', firefox: '115', safari: '16', ios: '16' }

/**
 * Fonts and pictures by their place beside the style sheet: an absolute address would carry the version of the release
 * that webpack's cache knows, which is another one's as soon as the version changes and the styles do not.
 */
const styleFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

type Options = Target & { half: 'client' | 'server' }

/** TypeScript through swc, texts through MDX, CSS Modules to files (names only on the server), fonts and pictures as files. */
export const moduleRules = ({ half, mode, ...target }: Options): RuleSetRule[] => [
  ...(refreshes({ half, mode }) ? [{ test: /\.tsx?$/, exclude: /node_modules/, loader: join(import.meta.dirname, 'refreshLoader.cjs') }] : []),
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: half === 'server' ? { node: '24' } : BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: refreshes({ half, mode }) } },
      },
    },
    resolve: { fullySpecified: false },
  },
  {
    test: /\.module\.css$/,
    use: [
      ...(half === 'client' ? [styleFile] : []),
      {
        loader: 'css-loader',
        // webpack's cache knows a loader's options by this name alone, and they change with each version.
        ident: `css of ${globalName(target)}`,
        options: {
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: half === 'server',
            // The version keeps two releases of one remote on one page apart.
            localIdentName: mode === 'development' ? '[name]_[local]_[hash:base64:4]' : '[hash:base64:7]',
            localIdentHashSalt: globalName(target),
            // Named here, or each half would take its own default and their names would differ.
            localIdentHashFunction: 'xxhash64',
          },
        },
      },
    ],
    sideEffects: true,
  },
  half === 'client'
    ? { test: /\.css$/, exclude: /\.module\.css$/, use: [styleFile, 'css-loader'], sideEffects: true }
    : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name][ext]', emit: half === 'client' } },
  { test: /\.mdx$/, loader: join(import.meta.dirname, 'content/contentLoader.ts'), resolve: { fullySpecified: false } },
  { resourceQuery: /picture/, type: 'javascript/auto', use: [{ loader: join(import.meta.dirname, 'content/pictureLoader.ts'), options: { emits: half === 'client' } }] },
  { test: /\.(svg|png|webp|avif)$/, resourceQuery: { not: [/picture/] }, type: 'asset/resource', generator: { filename: 'images/[name].[contenthash:8][ext]', emit: half === 'client' } },
]

/** Components that a newer build of their remote may replace in place, state and all. */
const refreshes = ({ half, mode }: Pick<Options, 'half' | 'mode'>) => half === 'client' && mode === 'development'
