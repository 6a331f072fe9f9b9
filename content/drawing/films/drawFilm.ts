import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { captionFile, captionPlaylist, chapterFile } from './captions.ts'
import { folderOf, playlistFolders } from './drawnFilm.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { paintedFrames } from './frames.ts'
import { beginAtZero, keyPictures } from './fragments.ts'
import { KEY_PICTURES, keyPicturePlaylist, masterPlaylist } from './playlists.ts'
import { encoderArguments, renditions } from './renditions.ts'
import { soundOf, wav } from './sound.ts'
import { drawStoryboard, storyboardFile } from './storyboard.ts'

const locales = ['pl', 'en'] as const
/** On the media's own disk, so that a finished film only changes its name. */
const workshop = fileURLToPath(new URL('../../../.kinora/drawing/', import.meta.url))

/** Pipes every frame to ffmpeg, which makes all renditions in one pass. `onMinute` hears of each drawn minute. */
async function encode(film: Film, folder: string, onMinute: (minutes: number) => void) {
  const encoder = spawn('ffmpeg', encoderArguments('sound.wav'), {
    cwd: folder,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'exit')
  // A dead encoder closes the pipe; its exit code, awaited below, tells what happened.
  encoder.stdin.on('error', () => undefined)
  let frames = 0
  for await (const frame of paintedFrames(film)) {
    if (encoder.exitCode !== null) break
    if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), ended])
    frames += 1
    if (frames % (60 * FRAMES_PER_SECOND) === 0) onMinute(frames / (60 * FRAMES_PER_SECOND))
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg stopped with code ${code} while drawing ${film.slug}.`)
}

/** What the encoder leaves to be done: pictures begin at 0, and a playlist names those that need no other. */
async function packagePictures(folder: string): Promise<void> {
  const media = join(folder, 'media.mp4')
  const file = beginAtZero(await readFile(media))
  await writeFile(media, file)
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8')
  await writeFile(join(folder, KEY_PICTURES), keyPicturePlaylist(playlist, keyPictures(file)))
}

async function writeTexts(film: Film, folder: string) {
  const files = [
    ...playlistFolders.map((name) => `${name}/index.m3u8`),
    ...renditions.map(({ folder: name }) => `${name}/${KEY_PICTURES}`),
  ]
  const playlists = await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]))
  const texts: Record<string, string> = {
    'master.m3u8': masterPlaylist(Object.fromEntries(playlists)),
    'storyboard.vtt': storyboardFile(film),
  }
  for (const locale of locales) {
    texts[`captions-${locale}.vtt`] = captionFile(film.script, locale)
    texts[`captions-${locale}.m3u8`] = captionPlaylist(`captions-${locale}.vtt`, film.seconds)
    texts[`chapters-${locale}.vtt`] = chapterFile(film.script, locale)
  }
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(join(folder, file), text)))
}

/**
 * Draws one film: pictures, sound, captions, chapters, storyboard, playlists. The old film stays until the new is
 * whole.
 */
export async function drawFilm(film: Film, onMinute: (minutes: number) => void): Promise<void> {
  const folder = join(workshop, film.slug)
  await rm(folder, { recursive: true, force: true })
  for (const name of playlistFolders) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'sound.wav'), wav(soundOf(film)))
  await encode(film, folder, onMinute)
  await rm(join(folder, 'sound.wav'))
  for (const { folder: name } of renditions) await packagePictures(join(folder, name))
  await writeTexts(film, folder)
  await writeFile(join(folder, 'storyboard.webp'), await drawStoryboard(film))
  await rm(folderOf(film), { recursive: true, force: true })
  await rename(folder, folderOf(film))
}
