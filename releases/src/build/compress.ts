import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|json|svg|txt|map|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `<file>.br` and `<file>.gz` beside a text file, each only if it is smaller. Returns the names written. */
export async function compressFile(file: string): Promise<string[]> {
  if (!TEXT.test(file)) return []
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  const compressed = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const
  const smaller = compressed.filter(([, bytes]) => bytes.length < content.length)
  await Promise.all(smaller.map(([name, bytes]) => writeFile(name, bytes)))
  return smaller.map(([name]) => name)
}
