import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../index.ts'
import type { Drawn } from '../ledger.ts'
import type { Film } from './film.ts'
import { overlayOf } from './overlay.ts'
import { KEY_PICTURES } from './playlists.ts'
import { audio, encoderArguments, renditions } from './renditions.ts'
import { type Placed, timelineOf } from '../../scripts/script.ts'
import { storyboard } from './storyboard.ts'

/** The folders of a film's media playlists. */
export const playlistFolders = [...renditions.map(({ folder }) => folder), audio.folder]

export const folderOf = ({ slug }: Film) => join(mediaFolder, 'films', slug)

/** Where scenes are looked at: in the middle of an announcement, and twice in a repetition. */
function* samplesOf({ start, block: { lead, period } }: Placed): Generator<number> {
  for (const into of [lead / 2, lead + period * 0.3, lead + period * 0.7]) yield start + into
}

/** The code of a file without what moving, formatting or commenting it changes. */
function sourceOf(file: string) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  return source
    .replace(/^import\b[^']*'[^']+'$/gm, '')
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replace(/[\s,;()]/g, '')
}

const ownFile = ({ slug }: Film) => `./${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Film.ts`

/**
 * What decides how a film looks and sounds: its own motions, a few scenes and overlays, how sound is made, and the
 * settings. The scenes tell of changes to figures, rooms and props.
 */
function* inputsOf(film: Film): Generator<string> {
  yield JSON.stringify([encoderArguments(''), film.script, storyboard])
  yield sourceOf(ownFile(film))
  yield sourceOf('./sound.ts')
  const overlay = overlayOf(film)
  for (const placed of timelineOf(film.script)) {
    for (const second of samplesOf(placed)) yield film.at(second).scene() + JSON.stringify(overlay(second))
  }
}

/** A film in the ledger. */
export function drawnFilm(film: Film): Drawn {
  const files = [
    'master.m3u8',
    'storyboard.vtt',
    'storyboard.webp',
    ...['pl', 'en'].flatMap((locale) => [`captions-${locale}.vtt`, `chapters-${locale}.vtt`]),
    ...playlistFolders.flatMap((name) => [`${name}/index.m3u8`, `${name}/media.mp4`]),
    ...renditions.map(({ folder }) => `${folder}/${KEY_PICTURES}`),
  ]
  return { name: `films/${film.slug}`, inputs: inputsOf(film), files: files.map((file) => join(folderOf(film), file)) }
}
