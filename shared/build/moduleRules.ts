import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { oldestBrowsers } from './oldestBrowsers.ts'
import { globalName, type Target } from './target.ts'

/**
 * Fonts and pictures by their place beside the style sheet: an absolute address would carry the version of the release
 * that webpack's cache knows, which is another one's as soon as the version changes and the styles do not.
 */
const styleFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } }

type Options = Target & { bundle: 'client' | 'server' }

/**
 * TypeScript through swc, texts through MDX, CSS Modules to files (names only on the server), fonts and pictures as
 * files.
 */
export const moduleRules = ({ bundle, mode, ...target }: Options): RuleSetRule[] => [
  ...(refreshes({ bundle, mode })
    ? [{ test: /\.tsx?$/, exclude: /node_modules/, loader: join(import.meta.dirname, 'refreshLoader.cjs') }]
    : []),
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: bundle === 'server' ? { node: '24' } : oldestBrowsers() },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh: refreshes({ bundle, mode }) },
        },
      },
    },
    resolve: { fullySpecified: false },
  },
  {
    test: /\.module\.css$/,
    use: [
      ...(bundle === 'client' ? [styleFile] : []),
      {
        loader: 'css-loader',
        // webpack's cache knows a loader's options by this name alone, and they change with each version.
        ident: `css of ${globalName(target)}`,
        options: {
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: bundle === 'server',
            // The version keeps two releases of one remote on one page apart.
            localIdentName: mode === 'development' ? '[name]_[local]_[hash:base64:4]' : '[hash:base64:7]',
            localIdentHashSalt: globalName(target),
            // Named here, or each bundle would take its own default and their names would differ.
            localIdentHashFunction: 'xxhash64',
          },
        },
      },
    ],
    sideEffects: true,
  },
  bundle === 'client'
    ? { test: /\.css$/, exclude: /\.module\.css$/, use: [styleFile, 'css-loader'], sideEffects: true }
    : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/resource', generator: { emit: false } },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name][ext]', emit: bundle === 'client' } },
  { test: /\.mdx$/, loader: join(import.meta.dirname, 'content/contentLoader.ts'), resolve: { fullySpecified: false } },
  {
    resourceQuery: /picture/,
    type: 'javascript/auto',
    use: [{ loader: join(import.meta.dirname, 'content/pictureLoader.ts'), options: { emits: bundle === 'client' } }],
  },
  {
    test: /\.(svg|png|webp|avif)$/,
    resourceQuery: { not: [/picture/] },
    type: 'asset/resource',
    generator: { filename: 'images/[name].[contenthash:8][ext]', emit: bundle === 'client' },
  },
]

/** Components that a newer build of their remote may replace in place, state and all. */
const refreshes = ({ bundle, mode }: Pick<Options, 'bundle' | 'mode'>) => bundle === 'client' && mode === 'development'
