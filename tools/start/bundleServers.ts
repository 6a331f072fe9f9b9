import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { root } from '../setup/root.js'

/** Have native code, load files of their own, or are large and seldom needed: they are loaded from node_modules. */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@kinora/build',
  '@node-rs/argon2',
  'playwright-core',
  '@axe-core/playwright',
  'pg-native',
  'sharp',
]

/**
 * Bundles each script with what it imports into `folder`, below its own path, to be moved to `place`. A bundle keeps
 * what V8 has compiled beside itself, for the next process.
 * @param scripts paths from the repository's root
 */
export async function bundleServers(scripts: readonly string[], folder: string, place: string): Promise<void> {
  // Loaded only where something has changed.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [...scripts],
    outbase: root,
    outdir: folder,
    entryNames: '[dir]/[name].bundle',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Logs tell errors by the names of their classes.
    keepNames: true,
    // Errors name the lines of the sources.
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    external: EXTERNAL,
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    plugins: [ownPlaces(scripts, place)],
  })
  for (const script of scripts) {
    const file = join(folder, bundledName(script))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, starterOf(script, place))
  }
}

/** Of the file that starts it. */
export const bundledName = (script: string): string => script.replace(/\.ts$/, '.mjs')

/**
 * A server is ended by a signal, and a thread is terminated: what was compiled is written when it listens, or is
 * loaded.
 */
const starterOf = (script: string, place: string): string => `
import { subscribe } from 'node:diagnostics_channel'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'
enableCompileCache(${JSON.stringify(join(place, 'compiled'))})
process.setSourceMapsEnabled(true)
subscribe('tracing:net.server.listen:asyncEnd', () => flushCompileCache())
await import('./${basename(bundledName(script), '.mjs')}.bundle.mjs')
if (!isMainThread) flushCompileCache()
`

/**
 * In a bundle, each file still knows its own place: what it reads beside itself is there. A script that is bundled too
 * is started from its bundle.
 */
const ownPlaces = (scripts: readonly string[], place: string): Plugin => ({
  name: 'own-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!/\bimport\.meta\b|\b__(dir|file)name\b/.test(source)) return undefined
      const bundles = new Map(scripts.map((script) => [join(root, script), join(place, bundledName(script))]))
      const text = (value: string) => JSON.stringify(value)
      const contents = source
        .replace(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (whole, target: string) => {
          const bundle = bundles.get(resolve(dirname(path), target))
          return bundle ? `new URL(${text(pathToFileURL(bundle).href)})` : whole
        })
        .replace(/\bimport\.meta\.url\b/g, text(pathToFileURL(path).href))
        .replace(/\bimport\.meta\.dirname\b|\b__dirname\b/g, text(dirname(path)))
        .replace(/\bimport\.meta\.filename\b|\b__filename\b/g, text(path))
      return { contents, loader: /\.[cm]?ts$/.test(path) ? 'ts' : 'js' }
    }),
})
