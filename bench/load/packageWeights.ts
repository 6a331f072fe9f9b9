import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { clientConfig, compile } from '@kinora/build'
import { WORKSPACE } from '@kinora/releases'

/**
 * The size of one package in a file: its minified bytes, and by how many bytes the compressed file is smaller without
 * it.
 */
export type PackageWeight = { name: string; minified: number; saved: number }

const brotli = promisify(brotliCompress)
/** The name for webpack's code around the modules. */
const RUNTIME = 'webpack'
/** Packages smaller than this share of the file are counted together. */
const LEAST = 1 / 200
const OTHERS = 'others'

/**
 * The packages in the shell's main file, the largest first. The file is built with a source map, which maps each
 * character to a source and so to a package: the sum of `minified` is the file's size. `saved` is the difference
 * between the compressed file and the compressed file without the package's characters: what removing the package would
 * save. The sum of `saved` is not the file's size, because compression shares repeated text between packages.
 */
export async function packageWeights(home: string): Promise<PackageWeight[]> {
  const config = clientConfig({
    name: 'shell',
    version: 'weighed',
    packageFolder: join(WORKSPACE, 'shell'),
    outFolder: join(home, 'weighed'),
    cacheFolder: join(home, 'weighed/cache'),
    mode: 'production',
  })
  await compile({ ...config, devtool: 'hidden-source-map' })
  const file = join(home, 'weighed/client/main.js')
  const [code, map] = await Promise.all([file, `${file}.map`].map((path) => readFile(path, 'utf8')))
  const characters = code!.split('')
  const owners = ownersOf(code!, JSON.parse(map!) as SourceMapPayload)
  const small = smallOnes(owners)
  owners.forEach((name, at) => small.has(name) && (owners[at] = OTHERS))
  const whole = (await brotli(code!)).length
  const weights = [...new Set(owners)].map(async (name) => {
    const rest = characters.filter((_, at) => owners[at] !== name).join('')
    return {
      name,
      minified: Buffer.byteLength(code!) - Buffer.byteLength(rest),
      saved: whole - (await brotli(rest)).length,
    }
  })
  return (await Promise.all(weights)).sort((one, other) => other.minified - one.minified)
}

function smallOnes(owners: string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const name of owners) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set(owners.filter((name) => counts.get(name)! < owners.length * LEAST))
}

/** The package of each character. */
function ownersOf(code: string, map: SourceMapPayload): string[] {
  const sources = new SourceMap(map)
  return code.split(/(?<=\n)/).flatMap((text, line) =>
    text.split('').map((_, column) => {
      const entry = sources.findEntry(line, column)
      return 'originalSource' in entry ? packageOf(entry.originalSource) : RUNTIME
    }),
  )
}

/** `webpack://<name>/../node_modules/a/b.js` belongs to `a`, `webpack://<name>/../shared/ui/c.tsx` of `shared/ui`. */
function packageOf(source: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return dependency ?? /\.\.\/(shared\/[^/]+)/.exec(source)?.[1] ?? (source.includes('/./src/') ? 'shell' : RUNTIME)
}
