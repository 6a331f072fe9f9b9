import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of a file of the media folder. It ends with the hash of the file, so that it may be kept for ever. */
export function mediaUrl(mediaFolder: string, file: string): string {
  const path = join(mediaFolder, file)
  if (!existsSync(path)) return `/media/${file}`
  return `/media/${file}?v=${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10)}`
}
