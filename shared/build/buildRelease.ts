import { readFileSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { createRequire } from 'node:module'
import type { Assets, ReleaseDocument } from '@kinora/contracts'
import { LOCALES, type Locale } from '@kinora/limits'
import type { Compilation } from 'webpack'
import { checkMessages } from './checkMessages.ts'
import { bundleClient, BUNDLERS, type Bundler } from './bundleClient.ts'
import { compile } from './compile.ts'
import { checkContent, linksOfContent } from './content/checkContent.ts'
import { declarationsOf } from './declarationsOf.ts'
import { describeRemote } from './describeRemote.ts'
import { updatedOf } from './content/updatedOf.ts'
import { federationManifest } from './federationManifest.ts'
import { serverConfig } from './serverConfig.ts'
import { LOADED_WHEN_USED, sharedVersions } from './sharedModules.ts'
import { consumedNames, usedAt } from './consumedNames.ts'
import { contentDigest } from './contentDigest.ts'
import { setVersion } from './setVersion.ts'
import { entryOf, isShell, PLACEHOLDER, publicPath, type ClientBundle, type Target } from './target.ts'
import { writeHashes } from './writeHashes.ts'

export type BuildOptions = Omit<Target, 'version'> & {
  cacheFolder: string
  /** By default it is derived from the contents: `<package version>-<10 hex digits>`. */
  version?: string | undefined
  /** The end of a derived version: `-dev`. */
  suffix?: string
}

/** What the build knows of a release; the store adds the commit, the time and the files' hashes. */
export type BuiltRelease = Pick<
  ReleaseDocument,
  | 'name'
  | 'version'
  | 'owner'
  | 'grants'
  | 'server'
  | 'entry'
  | 'locales'
  | 'routes'
  | 'slots'
  | 'nav'
  | 'uploads'
  | 'links'
  | 'indexes'
  | 'consumes'
  | 'usedAt'
  | 'provides'
  | 'budgetKb'
  | 'fileBudgetsKb'
  | 'runtime'
>

/**
 * Builds both bundles of a release into `outFolder`: `client/` for browsers, `server.cjs` for the render worker.
 * @throws Error that lists the problems of the texts, of webpack or of the remote's definition.
 */
export async function buildRelease(options: BuildOptions): Promise<BuiltRelease> {
  const { packageFolder, outFolder, suffix = '' } = options
  const problems = [
    ...checkContent(packageFolder),
    ...checkMessages(packageFolder).flatMap((folder) => folder.problems),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await rm(outFolder, { recursive: true, force: true })
  const target = { ...options, version: PLACEHOLDER }
  const { version: packageVersion, kinora = {} } = packageJson(packageFolder)
  const { owner, grants, budgetKb, fileBudgetsKb, runtime, bundler = 'webpack' } = kinora
  const client = await bundleClient(target, bundler)
  const server = await compile(serverConfig(target))
  const links = linksOfContent(packageFolder)
  const described = {
    ...(await (isShell(target) ? describeShell(target, client) : describe(target, client, server))),
    ...(owner === undefined ? {} : { owner }),
    ...(grants === undefined ? {} : { grants }),
    ...(budgetKb === undefined ? {} : { budgetKb }),
    ...(fileBudgetsKb === undefined ? {} : { fileBudgetsKb }),
    ...(runtime === undefined ? {} : { runtime }),
    ...(links.length === 0 ? {} : { links }),
  }
  const version = options.version ?? `${packageVersion}-${await contentDigest(outFolder, described)}${suffix}`
  // Lines move with comments, which make no new version.
  const release = { ...described, version, ...(isShell(target) ? {} : { usedAt: usedAt(server) }) }
  const clientFolder = join(outFolder, 'client')
  await setVersion(outFolder, version)
  await writeHashes(clientFolder, entryOf(release), publicPath(release))
  if (!isShell(release))
    await writeFile(join(clientFolder, 'mf-manifest.json'), JSON.stringify(federationManifest(release)))
  return release
}

type PackageJson = { version: string; kinora?: Declared & { bundler?: Bundler } }

function packageJson(packageFolder: string): PackageJson {
  const read = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as PackageJson
  const runtime = read.kinora?.runtime as string | undefined
  if (runtime !== undefined && runtime !== 'enhanced')
    throw new Error(`package.json: kinora.runtime is "enhanced" or left out, not "${runtime}"`)
  const bundler = read.kinora?.bundler as string | undefined
  if (bundler !== undefined && !(BUNDLERS as readonly string[]).includes(bundler))
    throw new Error(`package.json: kinora.bundler is one of ${BUNDLERS.join(', ')}, not "${bundler}"`)
  return read
}

type Declared = Pick<ReleaseDocument, 'owner' | 'grants' | 'budgetKb' | 'fileBudgetsKb' | 'runtime'>
type Described = Omit<BuiltRelease, 'version' | 'usedAt' | keyof Declared>

async function describeShell(target: Target, client: ClientBundle): Promise<Described> {
  const { packageFolder, outFolder, name, mode } = target
  await cp(join(packageFolder, 'icons'), join(outFolder, 'client/icons'), { recursive: true })
  const document = await readFile(join(packageFolder, 'document.html'), 'utf8')
  await writeFile(join(outFolder, 'client/document.html'), document.replaceAll('%BASE%', publicPath(target)))
  if (mode === 'production')
    await writeFile(join(outFolder, 'client/types.json'), JSON.stringify(await declarationsOf()))
  const entry = filesOf(client, 'main')
  const { shared } = evaluateShell(join(outFolder, 'server.cjs'))
  return {
    name,
    entry,
    server: 'server.cjs',
    locales: localesOf(client, entry),
    slots: [],
    nav: [],
    indexes: [],
    consumes: {},
    routes: [],
    provides: providedNames(shared),
  }
}

async function describe(
  { packageFolder, outFolder, name }: Target,
  client: ClientBundle,
  server: Compilation,
): Promise<Described> {
  const { routes, slots, ...declared } = await describeRemote(join(outFolder, 'server.cjs'))
  const entry = withContainer(filesOf(client, 'remote'))
  return {
    ...declared,
    name,
    entry,
    server: 'server.cjs',
    provides: {},
    slots: slots.map((slot) => ({ ...slot, ...filesOf(client, slot.name, entry) })),
    locales: localesOf(client, entry),
    routes: routes.map((route) => ({
      ...route,
      ...updatedOf(packageFolder, route.path),
      ...filesOf(client, route.id, entry),
    })),
    consumes: consumedNames(server),
  }
}

const withContainer = ({ scripts, styles }: Assets): Assets => ({
  scripts: ['client/remoteEntry.js', ...scripts],
  styles,
})

/** The files of a named chunk, without those in `excluded`. */
function filesOf(client: ClientBundle, chunk: string, excluded: Assets = { scripts: [], styles: [] }): Assets {
  const group = client.filesOf(chunk)
  if (!group)
    throw new Error(
      `There is no chunk "${chunk}"; its webpackChunkName must be the route's id, the slot's name or "i18n-<locale>"`,
    )
  const files = group.map((file) => `client/${file}`)
  return {
    scripts: files.filter((file) => file.endsWith('.js') && !excluded.scripts.includes(file)),
    styles: files.filter((file) => file.endsWith('.css') && !excluded.styles.includes(file)),
  }
}

const localesOf = (client: ClientBundle, entry: Assets) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(client, `i18n-${locale}`, entry)])) as Record<
    Locale,
    Assets
  >

type ShellExports = { shared: Record<string, object> }

function evaluateShell(serverFile: string): ShellExports {
  const module: { exports: ShellExports } = { exports: { shared: {} } }
  const run = compileFunction(readFileSync(serverFile, 'utf8'), ['module', 'exports', 'require'], {
    filename: serverFile,
  })
  run.call(module.exports, module, module.exports, createRequire(serverFile))
  return module.exports
}

/**
 * The shared packages and their exports: what remotes may consume. They are read from the shell's server bundle; packages
 * that it does not have are read here.
 */
function providedNames(shared: Record<string, object>): ReleaseDocument['provides'] {
  const require = createRequire(import.meta.url)
  const loaded = LOADED_WHEN_USED.map((name) => [name, require(name) as object] as const)
  const all: Record<string, object | undefined> = { ...Object.fromEntries(loaded), ...shared }
  return Object.fromEntries(
    Object.entries(sharedVersions).flatMap(([name, version]) => {
      const exported = all[name]
      return exported ? [[name, { version, names: Object.keys(exported).sort() }]] : []
    }),
  )
}
