import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The URL of a file of the media folder. It ends with the file's hash, so that it can be cached forever. */
export function mediaUrl(mediaFolder: string, file: string): string {
  const path = join(mediaFolder, file)
  if (!existsSync(path)) return `/media/${file}`
  return `/media/${file}?v=${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10)}`
}
