import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeRemote, type NewRemote } from './writeRemote.ts'

type Dependencies = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Manifest = Dependencies & { scripts?: Record<string, string> }
/** `bundlers`: what each bundler but webpack needs. */
type Additions = Manifest & { bundlers: Record<string, Record<string, string>> }

/** `kinora-ui-1.0.0.tgz` of `@kinora/ui`, as `npm pack` names it. */
const TARBALL = /^kinora-([a-z0-9-]+?)-\d+\.\d+\.\d+.*\.tgz$/

/**
 * Writes a repository of its own with one remote.
 * @param root where its folder goes
 * @param packages the folder with the packed packages; without it they are asked of a registry
 * @throws Error when the name or the path is invalid, or packages are missing; then nothing is written
 */
export function createRepository(root: string, remote: NewRemote, packages?: string): void {
  writeRemote(root, remote, ['template', 'outside'], (folder) => {
    // Packed under names without a dot, because npm leaves such files out.
    renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
    renameSync(join(folder, 'github'), join(folder, '.github'))
    const { dependencies, devDependencies, ...rest } = read<Manifest>(join(folder, 'package.json'))
    const additions = read<Additions>(join(import.meta.dirname, 'additions.json'))
    const tools = additions.bundlers[remote.bundler ?? '']
    const all = { dependencies, devDependencies: { ...devDependencies, ...additions.devDependencies, ...tools } }
    const manifest = {
      ...rest,
      scripts: additions.scripts,
      ...(packages === undefined ? all : copied(folder, all, packages)),
    }
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  })
}

/** The dependencies with the tarballs, which are copied into the repository: npm asks no registry for one of them. */
function copied(folder: string, { dependencies = {}, devDependencies = {} }: Dependencies, packages: string) {
  const tarballs = new Map<string, string>(
    readdirSync(packages).flatMap((file) => {
      const [, name] = TARBALL.exec(file) ?? []
      return name === undefined || name === 'create' ? [] : [[`@kinora/${name}`, file] as const]
    }),
  )
  for (const file of tarballs.values()) cpSync(join(resolve(packages), file), join(folder, 'packages', file))
  const placed = (name: string, version: string) => {
    const file = tarballs.get(name)
    if (file === undefined && name.startsWith('@kinora/')) throw new Error(`${packages} has no ${name}.`)
    return file === undefined ? version : `file:packages/${file}`
  }
  const others = [...tarballs.keys()].filter((name) => !(name in dependencies)).map((name) => [name, ''] as const)
  const place = (entries: (readonly [string, string])[]) =>
    Object.fromEntries(entries.map(([name, version]) => [name, placed(name, version)] as const).sort())
  return {
    dependencies: place(Object.entries(dependencies)),
    devDependencies: place([...Object.entries(devDependencies), ...others]),
  }
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
