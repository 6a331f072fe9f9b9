import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { ownerOf, sharedVersions } from './sharedModules.ts'

type FileModule = Module & { resource: string }
type Forbidden = { module: FileModule; importer: FileModule; why: string }

const owners = new Set(Object.keys(sharedVersions).map(ownerOf))

/**
 * Refuses in a remote's bundles what must not be there, by file and importer: modules of packages that the shell shares
 * (imported by path, they would be a second copy), sources of another remote or of the shell, which change without
 * asking, and style sheets without local names.
 */
export class ForbiddenModules {
  apply(compiler: Compiler) {
    const name = 'ForbiddenModules'
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, () => {
        const own = packageOf(join(compiler.context, 'package.json'))
        for (const { module, importer, why } of forbidden(compilation, own)) {
          const [from, file] = [importer, module].map(({ resource }) => relative(compiler.context, resource))
          compilation.errors.push(new webpack.WebpackError(`${from} imports ${file}: ${why}`))
        }
      })
    })
  }
}

const forbidden = ({ modules, moduleGraph }: Compilation, own: string): Forbidden[] =>
  [...modules].filter(isFile).flatMap((module) => {
    const owner = packageOf(module.resource)
    const importers = [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
      originModule && isFile(originModule) ? [originModule] : [],
    )
    const refuse = (importers: FileModule[], why: string) =>
      [...new Set(importers)].map((importer) => ({ module, importer, why }))
    if (owners.has(owner))
      return refuse(
        importers.filter(({ resource }) => packageOf(resource) !== owner),
        `the shell shares ${owner}, and a second copy of it breaks both. Import "${owner}".`,
      )
    if (owner !== own && /^(shell|mfe-.+)$/.test(owner))
      return refuse(
        importers.filter(({ resource }) => packageOf(resource) !== owner),
        `it is a source of ${owner}, which changes without asking. Use a slot of ${owner}, or a shared package.`,
      )
    return /(?<!\.module)\.css(\?|$)/.test(module.resource)
      ? refuse(importers, 'it styles the whole page. Name it .module.css, or leave it to the shell.')
      : []
  })

const isFile = (module: Module): module is FileModule => 'resource' in module && module.type !== 'css/mini-extract'

const names = new Map<string, string>()

/** The name of the package that a file belongs to. A package.json without a name is a part of one. */
function packageOf(file: string): string {
  const folder = dirname(file)
  const cached = names.get(folder)
  if (cached !== undefined) return cached
  const path = join(folder, 'package.json')
  const { name } = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { name?: string }) : {}
  const packageName = name ?? (folder === dirname(folder) ? '' : packageOf(folder))
  names.set(folder, packageName)
  return packageName
}
