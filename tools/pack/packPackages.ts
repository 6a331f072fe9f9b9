import { execFile } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../setup/root.js'
import { mapEntries, packedManifest, versionHere, type Manifest } from './packedManifest.ts'

const run = promisify(execFile)

/** The folder of each package that is packed, and where its files are without being compiled. */
const KIT = 'tools/kit'
const ASSETS = '**/*.{css,json,d.ts}'
const NOT_ASSETS = ['**/*.test.*', '**/*.fake.*', '**/node_modules/**', '**/package.json']
/** Of the packages that servers have too, only what a build reads. */
const COMPILED_ALONE = ['content', 'releases']

/**
 * Packs what a squad needs in a repository of its own: shared packages, build, tests, commands and types, as tarballs
 * for `npm install`. Everything is compiled; no path of this workspace is in them.
 * @param destination the folder for the tarballs, absolute; made anew
 * @returns the tarballs' names, sorted
 * @throws Error with the compiler's output
 */
export async function packPackages(destination: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-pack-'))
  try {
    const compiled = join(folder, 'compiled')
    await run(process.execPath, [COMPILER, '--project', join(root, 'tools/pack'), '--outDir', compiled], {
      cwd: root,
    }).catch((error: Error & { stdout?: string }) => {
      throw new Error(error.stdout || error.message, { cause: error })
    })
    await bundleAgainst(join(compiled, KIT))
    const from = [...globSync('shared/*', { cwd: root }), ...COMPILED_ALONE, KIT]
    const packages = [...from.map((name) => prepare(name, compiled, folder)), await prepareCreate(folder)]
    rmSync(destination, { recursive: true, force: true })
    mkdirSync(destination, { recursive: true })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', destination, ...packages], { cwd: folder })
    return globSync('*.tgz', { cwd: destination }).sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const COMPILER = join(root, 'node_modules/typescript7/bin/tsc')

/** Makes the folder of one package as it is packed. Returns it. */
function prepare(name: string, compiled: string, folder: string): string {
  const source = join(root, name)
  const packed = join(folder, 'packages', name)
  cpSync(join(compiled, name), packed, { recursive: true })
  const assets = COMPILED_ALONE.includes(name) ? [] : globSync(ASSETS, { cwd: source, exclude: NOT_ASSETS })
  for (const file of assets) cpSync(join(source, file), join(packed, file))
  if (name === 'shared/build') cpSync(join(root, '.browserslistrc'), join(packed, '.browserslistrc'))

  const scripts = globSync('**/*.{js,cjs,d.ts}', { cwd: packed }).map((file) => join(packed, file))
  const manifest = readManifest(join(source, 'package.json'))
  const isThere = (file: string) => globSync(file, { cwd: packed }).length > 0
  writeManifest(packed, packedManifest(manifest, scripts, isThere, COMPILED_ALONE.includes(name)))
  return packed
}

/** The server of `kinora start`, with what is ours of it in one file: a squad needs nothing else of gateway and releases. */
async function bundleAgainst(folder: string): Promise<void> {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(root, 'gateway/src/against.ts')],
    outfile: join(folder, 'against.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'others-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@kinora/') && path !== '@kinora/build'
              ? undefined
              : { path, external: true, sideEffects: false },
          ),
      },
    ],
  })
}

/** The generator of new repositories: one script without dependencies, with its templates. */
async function prepareCreate(folder: string): Promise<string> {
  const packed = join(folder, 'packages/create')
  const source = join(root, 'tools/new-remote')
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(source, 'create.ts')],
    outfile: join(packed, 'create.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  })
  for (const template of ['template', 'outside'])
    cpSync(join(source, template), join(packed, template), {
      recursive: true,
      filter: (path) => !relative(source, path).includes('node_modules'),
    })
  const additions = readManifest(join(source, 'additions.json')) as Manifest & { bundlers: Bundlers }
  const { version: kit } = readManifest(join(root, KIT, 'package.json'))
  const devDependencies = mapEntries(additions.devDependencies, (name) =>
    name === '@kinora/kit' ? kit : versionHere(name),
  )
  const bundlers = Object.fromEntries(
    Object.entries(additions.bundlers).map(([name, tools]) => [name, mapEntries(tools, versionHere)]),
  )
  writeFileSync(join(packed, 'additions.json'), JSON.stringify({ ...additions, devDependencies, bundlers }))
  writeManifest(packed, readManifest(join(source, 'package.json')))
  return packed
}

/** What each bundler of remotes needs, by its name. */
type Bundlers = Record<string, Record<string, string>>

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function writeManifest(packed: string, { private: _, ...manifest }: Manifest): void {
  writeFileSync(join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(packed, 'LICENSE'))
  for (const file of Object.values(manifest.bin ?? {})) chmodSync(join(packed, file), 0o755)
}

/** Where `npm run pack` puts the tarballs. */
export const PACKED_FOLDER = join(root, '.kinora/packages')
