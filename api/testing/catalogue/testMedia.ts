import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const film = (name: string) => ({
  [`films/${name}/master.m3u8`]: `#EXTM3U\n${name}`,
  [`films/${name}/720/media.mp4`]: '0123456789',
  [`films/${name}/captions-pl.vtt`]: 'WEBVTT',
  [`films/${name}/storyboard.webp`]: 'many little pictures',
  [`films/${name}/notes.txt`]: 'not for the public',
  [`films/${name}/.hidden.m4s`]: 'not for the public',
})

const files: Record<string, string> = {
  'posters/neck-exercises-480.webp': 'a picture',
  'og/neck-exercises.jpg': 'a picture for links',
  'gifts/leaves-600.webp': 'a gift card',
  'handbooks/guide-pl.pdf': '%PDF-1.4',
  'avatars/3.webp': 'a face',
  ...film('neck'),
  ...film('back'),
}

const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
/** In node_modules, so that a new installation of the packages deletes it. */
const folder = fileURLToPath(new URL(`../../node_modules/.cache/kinora/media_${digest}`, import.meta.url))

/** A media folder with two films and a picture of each kind: made once, and only read by tests. */
export function testMedia(): string {
  if (existsSync(folder)) return folder
  // Renamed when complete, because other test files may read it concurrently.
  const temporary = `${folder}.${process.pid}`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(temporary, file)), { recursive: true })
    writeFileSync(join(temporary, file), text)
  }
  try {
    renameSync(temporary, folder)
  } catch {
    rmSync(temporary, { recursive: true }) // another process was first
  }
  return folder
}
