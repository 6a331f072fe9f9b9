import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import { dependencyProblems, type Installed } from './dependencyProblems.ts'
import type { Suite } from './suite.ts'

type Manifest = {
  version: string
  license: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Checks that the register of dependencies has each production dependency once, with its installed version. */
export const dependencySuite: Suite = {
  name: 'Register of dependencies',
  run: async () => {
    const register = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
    const problems = dependencyProblems(register, registered(register), (path) => existsSync(join(root, path)))
    return { passed: problems.length ? 0 : 1, failed: problems.length ? 1 : 0, output: problems.join('\n') }
  },
}

/**
 * The production dependencies of all packages of this repository, without each other, and those of its tools that the
 * register has: what `npm start` runs is built with them.
 */
function registered(register: string): Installed[] {
  const tools = Object.keys(manifestOf(root).devDependencies ?? {}).filter((name) =>
    register.includes(`\n### ${name}\n`),
  )
  const packages = globSync(manifestOf(root).workspaces ?? [], { cwd: root }).map((folder) => join(root, folder))
  const installed = [root, ...packages]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) =>
      [...Object.keys(manifestOf(folder).dependencies ?? {}), ...(folder === root ? tools : [])]
        .filter((name) => !name.startsWith('@kinora/'))
        .map((name) => [name, installedFor(folder, name)] as const),
    )
  return [
    ...new Map(
      installed.map(([name, { version, license }]) => [`${name} ${version}`, { name, version, licence: license }]),
    ).values(),
  ]
}

/** The package.json of the workspace's own copy, or of the hoisted one. */
function installedFor(folder: string, name: string): Manifest {
  const own = join(folder, 'node_modules', name)
  return manifestOf(existsSync(own) ? own : join(root, 'node_modules', name))
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
