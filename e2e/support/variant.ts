import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  buildStaged,
  checkManifest,
  inputsDigest,
  openStore,
  promoteUnchecked,
  release,
  type ReleaseStore,
  rollback,
  rollbackTarget,
  signingKey,
  WORKSPACE,
} from '@kinora/releases'
import { takeLock } from '../../tools/setup/takeLock.js'
import { linkFolder } from '../../tools/product/linkFolder.ts'
import type { Product } from '../../tools/product/startProduct.ts'

type Variant = {
  name: string
  version: string
  /** The package's folder in the workspace; by default it is called like the package. */
  folder?: string
  mode?: 'production' | 'development'
  /** By default it is, as it must be where sizes are checked. */
  minify?: boolean
  /** Replacements in files of the package: path, old text, new text. */
  edits?: [file: string, from: string | RegExp, to: string][]
}

/**
 * Builds a package with changes, publishes it into a product's store and makes it live, without the promotion checks.
 */
export async function releaseVariant(product: Product, ...variants: Variant[]): Promise<void> {
  const { store, keys } = await openStore(product.home)
  for (const variant of variants)
    // Nothing looks at sizes, and minifying is a third of a build.
    await store.put(variant.name, variant.version, await buildVariant(product.home, { minify: false, ...variant }))
  await promoteUnchecked(store, keys, Object.fromEntries(variants.map(({ name, version }) => [name, version])))
  await untilLive(
    product,
    variants.map(({ name, version }) => `/releases/${name}/${version}/`),
  )
}

/** The same with the promotion checks, as `npm run release`. */
export async function releaseChecked(product: Product, variant: Variant): Promise<void> {
  const { name, version } = variant
  await release({
    ...(await openStore(product.home)),
    names: [name],
    by: 'somebody',
    check: checkManifest(product.urls.api),
    say: () => {},
    build: async () => ({ version, folder: await buildVariant(product.home, variant) }),
  })
  await untilLive(product, [`/releases/${name}/${version}/`])
}

/** Makes the version before live again, as `npm run rollback`. */
export async function rollBack({ home, urls }: Product, name: string): Promise<void> {
  const { store, keys } = await openStore(home)
  const target = await rollbackTarget(store, name)
  await rollback({ store, keys, name, target, by: 'somebody', check: checkManifest(urls.api) })
}

const variants = join(WORKSPACE, '.kinora/variants')
const cacheFolder = join(variants, 'cache')

/** A staged folder with the changed package, signed. Builds are cached for all journeys and runs. */
export async function buildVariant(home: string, variant: Variant): Promise<string> {
  const { store } = await openStore(home)
  const built = join(variants, 'built', await digestOf(home, variant))
  if (!existsSync(built)) await inTurn(async () => existsSync(built) || (await build(home, store, variant, built)))
  const copy = await store.stage()
  linkFolder(built, copy)
  return copy
}

/** The workers of Playwright build one after another, because all use the same folders. */
async function inTurn(work: () => Promise<unknown>): Promise<void> {
  const release = await takeLock(variants, { patience: Infinity })
  await work().finally(release)
}

async function build(home: string, store: ReleaseStore, variant: Variant, built: string): Promise<void> {
  const { name, version, folder = name, mode, minify, edits = [] } = variant
  const { folder: staged } = await withCopy(folder, (packageFolder) => {
    for (const [file, from, to] of edits) edit(join(packageFolder, file), from, to)
    return buildStaged(home, store, name, { packageFolder, mode, minify, version, cacheFolder })
  })
  mkdirSync(join(variants, 'built'), { recursive: true })
  dropOld(join(variants, 'built'))
  cpSync(staged, `${built}.${process.pid}`, { recursive: true })
  rmSync(staged, { recursive: true })
  renameSync(`${built}.${process.pid}`, built)
}

const WEEK_MS = 7 * 86_400_000

function dropOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < Date.now() - WEEK_MS) rmSync(path, { recursive: true })
  }
}

/** The cache key: a hash of sources, changes and signing key. */
async function digestOf(home: string, { edits = [], ...variant }: Variant): Promise<string> {
  const key = (await signingKey(home)).export({ type: 'pkcs8', format: 'der' })
  const changes = edits.map(([file, from, to]) => [file, String(from), to])
  const sources = await inputsDigest(WORKSPACE, variant.folder ?? variant.name)
  return createHash('sha256')
    .update(JSON.stringify([sources, variant, changes]))
    .update(key)
    .digest('hex')
    .slice(0, 20)
}

/**
 * Copies the package inside the workspace, so that its imports resolve as in the original. The folder is always the
 * same, because webpack finds in its cache only what had the same path before.
 */
async function withCopy<T>(original: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(variants, 'copies', original)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(WORKSPACE, original), folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.includes('node_modules'),
  })
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function edit(path: string, from: string | RegExp, to: string) {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${path} has no ${from}`)
  writeFileSync(path, after)
}

/** Waits until the gateway has loaded the new manifest. */
export async function untilLive({ origin }: Product, marks: string[]): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const html = await (await fetch(`${origin}/programs`)).text()
    if (marks.every((mark) => html.includes(mark))) return
    if (Date.now() > deadline) throw new Error(`${marks.join(' and ')} did not go live`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
