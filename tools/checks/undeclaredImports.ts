import { builtinModules } from 'node:module'
import ts from 'typescript'

/** The dependencies of a package.json. */
export type Declared = {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  /** Packages that may be absent. */
  peerDependencies?: Record<string, string>
}
export type SourceFile = { path: string; text: string }

/** Files that only run in tests or development: they may import development dependencies. */
const DEVELOPMENT = /\.(test|fake)\.tsx?$|\.config\.[a-z]+$|(^|\/)jest[^/]*\.cjs$|^(shared|api|sandbox)\/testing\//

/**
 * Imports that a workspace's package.json does not declare, one sentence each. Files that run in production need a
 * dependency, or an optional peer that they do without; tests may also use the development dependencies of the workspace and, except for @kinora packages, those
 * of the repository's root. Types may come from `@types`.
 * @param files of the workspace, with their paths from the root of the repository
 */
export function undeclaredImports(workspace: Declared, files: SourceFile[], root: Declared): string[] {
  const problems = files.flatMap(({ path, text }) => {
    const isDevelopment = DEVELOPMENT.test(path)
    const allowed = {
      ...workspace.dependencies,
      ...workspace.peerDependencies,
      ...(isDevelopment ? { ...ofOthers(root.devDependencies), ...workspace.devDependencies } : {}),
    }
    const isDeclared = (name: string) =>
      name === workspace.name || name in allowed || typesOf(name) in { ...workspace.devDependencies, ...allowed }
    return packagesIn(text)
      .filter((name) => !isDeclared(name))
      .map((name) => `${path} imports ${name}, which ${workspace.name} does not declare`)
  })
  return [...new Set(problems)]
}

/** The names of the packages that a file imports, without Node's modules. */
function packagesIn(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  const names = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)]
}

const ofOthers = (dependencies: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@kinora/')))

const typesOf = (name: string) => `@types/${name.replace(/^@/, '').replace('/', '__')}`
