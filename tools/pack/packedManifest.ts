import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { root } from '../setup/root.js'

export type Manifest = {
  name: string
  version: string
  private?: boolean
  bin?: Record<string, string>
  exports?: Record<string, string | { types: string; default: string }>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: object
}

/** What the commands of the kit run, and what types and tests need without importing it. */
const RUN_BY: Record<string, string[]> = {
  '@kinora/build': ['react', 'styled-components'],
  '@kinora/kit': ['@types/jest', '@types/node', '@types/react', '@types/react-dom', 'jest', 'typescript7'],
  '@kinora/testing': ['@swc/core', '@swc/jest', 'jest-environment-jsdom', 'jest-fixed-jsdom', 'react-dom'],
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"])((?:@[a-z][\w.-]*\/)?[a-z][\w./:-]*)\1/g

/**
 * A package.json as it is packed: entries are compiled files, and whatever its files import is a dependency, in the
 * version that this workspace has.
 * @param scripts the compiled files and declarations, absolute
 * @param isThere whether the package has a file
 * @param isPart only a part of the package is packed, which may not need all that the package depends on
 */
export function packedManifest(
  source: Manifest,
  scripts: string[],
  isThere: (file: string) => boolean,
  isPart: boolean,
): Manifest {
  const { devDependencies: _dev, peerDependencies, peerDependenciesMeta, ...manifest } = source
  // What a part needs it always needs.
  const optional = isPart ? {} : { peerDependencies, peerDependenciesMeta }
  const imported = scripts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, , name = '']) => packageOf(name)),
  )
  const added = [...imported, ...(RUN_BY[source.name] ?? [])]
    .filter((name) => name !== source.name && !isBuiltin(name) && !(name in (optional.peerDependenciesMeta ?? {})))
    .map((name) => (isInstalled(name) ? name : `@types/${name}`))
    .map((name) => [name, source.dependencies?.[name] ?? versionHere(name)] as const)
  const dependencies = Object.fromEntries(
    [...(isPart ? [] : Object.entries(source.dependencies ?? {})), ...added].sort(),
  )
  return {
    ...manifest,
    ...optional,
    ...(source.exports ? { exports: exportsOf(source.exports, isThere) } : {}),
    ...(source.bin ? { bin: mapEntries(source.bin, (_, file) => compiled(file)) } : {}),
    dependencies,
  }
}

/** Entries that are not packed are left out. */
const exportsOf = (exports: NonNullable<Manifest['exports']>, isThere: (file: string) => boolean) =>
  Object.fromEntries([
    ...Object.entries(exports).flatMap(([entry, file]) => {
      if (typeof file !== 'string' || !isThere(compiled(file))) return []
      const isCode = /\.tsx?$/.test(file)
      return [[entry, isCode ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) } : file] as const]
    }),
    ['./package.json', './package.json'] as const,
  ])

const compiled = (file: string) => file.replace(/\.tsx?$/, '.js')

export const mapEntries = (values: Record<string, string> = {}, map: (key: string, value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(key, value)]))

/** `react` of `react/jsx-runtime`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const isInstalled = (name: string) => existsSync(join(root, 'node_modules', name))

/** The exact version of a package in this workspace; of one that has another name there, both. */
export function versionHere(name: string): string {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  if (devDependencies[name] !== undefined) return devDependencies[name]
  return (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest).version
}
