import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { clientConfig, compile } from '@kinora/build'
import { releaseVersion, WORKSPACE } from '@kinora/releases'

/** Bytes of one package in a file: as they stand there, and by how many the compressed file is less without them. */
export type PackageWeight = { name: string; minified: number; saved: number }

const brotli = promisify(brotliCompress)
/** What webpack writes around the modules. */
const RUNTIME = 'webpack'
/** Packages that are less than a two-hundredth of the file are counted together. */
const LEAST = 1 / 200
const OTHERS = 'others'

/**
 * What the shell's main file is made of, the heaviest first. The file is built once more with a source map, which gives
 * each of its characters to a source and so to a package: `minified` adds up to the file. Compression has no exact share
 * for anybody, so `saved` compares the compressed file with the compressed rest of it after the package's characters
 * were cut out: what removing it would save. These do not add up to the file, because words that two packages share are
 * saved by neither.
 */
export async function packageWeights(home: string): Promise<PackageWeight[]> {
  const config = clientConfig({
    name: 'shell',
    version: await releaseVersion(WORKSPACE, 'shell'),
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

/** The package of each character. The map knows nothing of the first line, which has the hashes of other files. */
function ownersOf(code: string, map: SourceMapPayload): string[] {
  const sources = new SourceMap({ ...map, mappings: `;${map.mappings}` })
  return code.split(/(?<=\n)/).flatMap((text, line) =>
    text.split('').map((_, column) => {
      const entry = sources.findEntry(line, column)
      return 'originalSource' in entry ? packageOf(entry.originalSource) : RUNTIME
    }),
  )
}

/** `webpack://<name>/../node_modules/a/b.js` is of `a`, `webpack://<name>/../shared/ui/c.tsx` of `shared/ui`. */
function packageOf(source: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return dependency ?? /\.\.\/(shared\/[^/]+)/.exec(source)?.[1] ?? (source.includes('/./src/') ? 'shell' : RUNTIME)
}
