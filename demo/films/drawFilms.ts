import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../index.ts'
import type { Drawn, Ledger } from '../ledger.ts'
import { picture } from '../rig/shapes.ts'
import { captionFile, captionPlaylist } from './captions.ts'
import { type Film, FRAMES_PER_SECOND, framesOf } from './film.ts'
import { films } from './films.ts'
import { masterPlaylist } from './playlists.ts'
import { audio, encoderArguments, renditions } from './renditions.ts'
import { soundOf, wav } from './sound.ts'

export class FfmpegMissing extends Error {
  constructor() {
    super('Films are drawn with ffmpeg, which is not on this machine: install it (on Debian: apt-get install ffmpeg) and run again.')
  }
}

const locales = ['pl', 'en'] as const
const mediaFolders = [...renditions.map(({ folder }) => folder), audio.folder]

/** What decides how a film looks and sounds: four frames of every second, how sound is made, and the settings. */
function* inputsOf(film: Film): Generator<string> {
  yield JSON.stringify([encoderArguments(''), film.script])
  yield readFileSync(new URL('./sound.ts', import.meta.url), 'utf8')
  for (let second = 0; second < film.seconds; second += 0.24) yield film.at(second).draw()
}

export function drawnFilm(film: Film): Drawn {
  const folder = join(mediaFolder, 'films', film.slug)
  const files = ['master.m3u8', ...mediaFolders.flatMap((name) => [`${name}/index.m3u8`, `${name}/media.mp4`])]
  return { name: `films/${film.slug}`, inputs: inputsOf(film), files: files.map((file) => join(folder, file)) }
}

/** Draws every frame once and pipes it to ffmpeg, which makes all renditions from it. */
async function encode(film: Film, folder: string, wavFile: string, say: (line: string) => void) {
  const encoder = spawn('ffmpeg', encoderArguments(wavFile), { cwd: folder, stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'exit')
  // A dead encoder closes the pipe; its exit code, awaited below, tells what happened.
  encoder.stdin.on('error', () => undefined)
  const minute = 60 * FRAMES_PER_SECOND
  let frame = 0
  for (const second of framesOf(film)) {
    const { data } = await sharp(Buffer.from(picture(film.at(second).draw()))).flatten().raw().toBuffer({ resolveWithObject: true })
    if (encoder.exitCode !== null) break
    if (!encoder.stdin.write(data)) await Promise.race([once(encoder.stdin, 'drain'), ended])
    frame += 1
    if (frame % minute === 0) say(`film ${film.slug}: ${frame / minute} of ${(film.seconds / 60).toFixed(1)} minutes`)
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg stopped with code ${code} while drawing ${film.slug}.`)
}

async function drawFilm(film: Film, say: (line: string) => void) {
  const folder = join(mediaFolder, 'films', film.slug)
  const work = await mkdtemp(join(tmpdir(), 'kinora-film-'))
  try {
    await rm(folder, { recursive: true, force: true })
    for (const name of mediaFolders) await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(work, 'sound.wav'), wav(soundOf(film)))
    await encode(film, folder, join(work, 'sound.wav'), say)
    const playlists = await Promise.all(mediaFolders.map(async (name) => [name, await readFile(join(folder, name, 'index.m3u8'), 'utf8')]))
    await writeFile(join(folder, 'master.m3u8'), masterPlaylist(Object.fromEntries(playlists)))
    for (const locale of locales) {
      await writeFile(join(folder, `captions-${locale}.vtt`), captionFile(film.script, locale))
      await writeFile(join(folder, `captions-${locale}.m3u8`), captionPlaylist(`captions-${locale}.vtt`, film.seconds))
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Draws each changed film: pictures, sound, captions and playlists. */
export async function drawFilms(ledger: Ledger, say: (line: string) => void): Promise<void> {
  const changed = films.filter((film) => !ledger.isFresh(drawnFilm(film)))
  if (changed.length && spawnSync('ffmpeg', ['-version']).error) throw new FfmpegMissing()
  for (const film of changed) {
    say(`film ${film.slug}: drawing`)
    await drawFilm(film, say)
    ledger.write(drawnFilm(film))
    say(`film ${film.slug}: done`)
  }
}
