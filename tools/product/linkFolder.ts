import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Makes a folder with the same files as another: hard links, or copies where the file system is another one. For files
 * that are replaced, and never written again in place.
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const place = join(to, relative(from, path))
    if (entry.isDirectory()) mkdirSync(place, { recursive: true })
    else linkOrCopy(path, place)
  }
}

function linkOrCopy(path: string, place: string) {
  try {
    linkSync(path, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(path, place)
  }
}
