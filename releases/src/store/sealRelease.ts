import { createHash, type KeyObject } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FORMAT, type ReleaseDocument } from '@kinora/contracts'
import { compressFile } from '../build/compress.ts'
import { signDocument } from './signing.ts'

/** Subresource Integrity: `sha384-<base64>`. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Makes a built folder a release: writes the compressed variants, the document with every file's hash, and the
 * signature. Files other than `client/` and `server.cjs` are ignored.
 */
export async function sealRelease(
  folder: string,
  built: Omit<ReleaseDocument, 'format' | 'builtAt' | 'files'>,
  key: KeyObject,
): Promise<ReleaseDocument> {
  const client = await clientFiles(folder)
  const compressed = (await Promise.all(client.map((file) => compressFile(join(folder, file)))))
    .flat()
    .map((file) => file.slice(folder.length + 1))
  const files = await Promise.all(
    [...client, ...compressed, built.server]
      .sort()
      .map(async (file) => [file, await describe(join(folder, file))] as const),
  )

  const document: ReleaseDocument = {
    format: RELEASE_FORMAT,
    ...built,
    builtAt: new Date().toISOString(),
    files: Object.fromEntries(files),
  }
  const bytes = Buffer.from(JSON.stringify(document, null, 1))
  await writeFile(join(folder, 'release.json'), bytes)
  await writeFile(join(folder, 'release.sig'), JSON.stringify(signDocument(bytes, key)))
  return document
}

async function clientFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

async function describe(file: string): Promise<{ integrity: string; bytes: number }> {
  const bytes = await readFile(file)
  return { integrity: integrityOf(bytes), bytes: bytes.length }
}
