import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HASHES } from './RequireIntegrity.ts'

/** Writes the hashes of all other scripts and styles of a finished build into the first line of its entry. */
export async function writeHashes(clientFolder: string, entry: string, publicPath: string): Promise<void> {
  const files = (await readdir(clientFolder, { recursive: true }))
    .filter((file) => /\.(js|css)$/.test(file) && file !== entry)
    .sort()
  const hashes = await Promise.all(
    files.map(async (file) => [publicPath + file, integrityOf(await readFile(join(clientFolder, file)))] as const),
  )
  const code = await readFile(join(clientFolder, entry), 'utf8')
  await writeFile(
    join(clientFolder, entry),
    `Object.assign(${HASHES}??={},${JSON.stringify(Object.fromEntries(hashes))});\n${code}`,
  )
}

/** In every visitor's first script, so with the shortest hash of Subresource Integrity. */
const integrityOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
