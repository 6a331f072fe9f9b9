import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStaged, openStore, promote, WORKSPACE } from '@kinora/releases'
import type { Product } from './product.ts'

type Variant = {
  name: string
  version: string
  mode?: 'production' | 'development'
  /** Replaces text in files of the package: path, what stands there, what shall stand there. */
  edits?: [file: string, from: string | RegExp, to: string][]
}

/** Builds a package with changes, publishes it into a product's store and makes it live, past the gate. */
export async function releaseVariant(product: Product, ...variants: Variant[]): Promise<void> {
  const { store, keys } = await openStore(product.home)
  for (const variant of variants) await store.put(variant.name, variant.version, await buildVariant(product.home, variant))
  await promote(store, keys, Object.fromEntries(variants.map(({ name, version }) => [name, version])))
  await untilLive(product, variants.map(({ name, version }) => `/releases/${name}/${version}/`))
}

/** A staged folder with the changed package, sealed. */
export async function buildVariant(home: string, { name, version, mode = 'production', edits = [] }: Variant): Promise<string> {
  const { store } = await openStore(home)
  return withCopy(name, (packageFolder) => {
    for (const [file, from, to] of edits) edit(join(packageFolder, file), from, to)
    return buildStaged(home, store, name, version, { packageFolder, mode })
  })
}

/** Inside the workspace, so that packages resolve as they do for the original. */
async function withCopy<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const folder = mkdtempSync(join(WORKSPACE, '.kinora/variants/'))
  try {
    cpSync(join(WORKSPACE, name), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
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

/** The gateway notices a new set by itself; this only waits for it. */
export async function untilLive({ origin }: Product, marks: string[]): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const html = await (await fetch(`${origin}/programs`)).text()
    if (marks.every((mark) => html.includes(mark))) return
    if (Date.now() > deadline) throw new Error(`${marks.join(' and ')} did not go live`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
