import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from '@swc/core'

/**
 * Ten hex digits for what a build contains: its files, with the placeholder for the version, and its description. The
 * same for the same contents on every machine and in every folder.
 */
export async function contentDigest(outFolder: string, description: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(description))
  for (const file of await clientFiles(outFolder)) {
    hash.update(`\n${file}\n`)
    // Pictures have a hash of their source in their name. Encoders may produce different bytes on other processors.
    if (!file.startsWith('images/')) hash.update(await readFile(join(outFolder, 'client', file)))
  }
  return hash
    .update(await withoutComments(join(outFolder, 'server.cjs')))
    .digest('hex')
    .slice(0, 10)
}

async function clientFiles(outFolder: string): Promise<string[]> {
  const entries = await readdir(join(outFolder, 'client'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(outFolder, 'client/').length))
    .sort()
}

/** Browsers' code is minified, the server's is not. */
async function withoutComments(file: string): Promise<string> {
  const options = { compress: false, mangle: false, module: false } as const
  return (await minify(await readFile(file, 'utf8'), { ...options, format: { comments: false } })).code
}
