import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import sharp from 'sharp'
import { drawnFilm, playlistFolders } from './films/drawnFilm.ts'
import { films } from './films/films.ts'
import { beginAtZero } from './films/fragments.ts'
import { KEY_PICTURES, secondsOfPlaylist } from './films/playlists.ts'
import { audio, renditions } from './films/renditions.ts'
import { openLedger } from './ledger.ts'
import { proved } from './proof.ts'
import { mediaFolder, programs } from '../index.ts'

const TOLERANCE = 0.5
const MEDIA_LIMIT = 100_000_000
const STORYBOARD_LIMIT = 52_000
/** More letters a second than this cannot be read in peace. */
const READING_SPEED = 21

const skip = proved()
const withoutFfmpeg = spawnSync('ffmpeg', ['-version']).error ? 'ffmpeg is not on this machine' : false
const folderOf = (slug: string) => join(mediaFolder, 'films', slug)
const read = (slug: string, file: string) => readFileSync(join(folderOf(slug), file), 'utf8')
const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const cuesIn = (text: string) =>
  [...text.matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g)].map(([, from = '', to = '', words = '']) => ({
    from: seconds(from),
    to: seconds(to),
    words,
  }))

const filmed = programs.flatMap(({ film, durationSeconds }) => (film ? [{ film, durationSeconds }] : []))

/** What ffmpeg says against a playlist while it reads it: nothing, when all is well. */
function complaints(playlist: string, before: string[] = [], after: string[] = []): string {
  const { stderr, status } = spawnSync(
    'ffmpeg',
    ['-v', 'error', ...before, '-i', playlist, ...after, '-f', 'null', '-'],
    {
      encoding: 'utf8',
    },
  )
  return status === 0 ? stderr : `${stderr} (code ${status})`
}

/** Cues lie within the film, one after another. */
function assertInOrder(cues: ReturnType<typeof cuesIn>, durationSeconds: number) {
  cues.forEach(({ from, to, words }, index) =>
    assert.ok(from >= (cues[index - 1]?.to ?? 0) && to > from && to <= durationSeconds, words),
  )
}

test('every film belongs to a program', () => {
  assert.deepEqual(filmed.map(({ film }) => film).sort(), films.map(({ slug }) => slug).sort())
})

for (const { film, durationSeconds } of filmed) {
  test(`${film} has two sizes of picture, sound, and captions in both languages`, () => {
    const master = read(film, 'master.m3u8')
    assert.deepEqual(
      [...master.matchAll(/RESOLUTION=(\d+x\d+),FRAME-RATE/g)].map(([, size]) => size),
      renditions.map(({ width, height }) => `${width}x${height}`),
    )
    assert.deepEqual(
      [...master.matchAll(/TYPE=SUBTITLES.*LANGUAGE="(\w+)"/g)].map(([, language]) => language),
      ['pl', 'en'],
    )
    assert.match(master, /TYPE=AUDIO/)
  })

  test(`${film}: every file that a playlist names is there and whole`, () => {
    const named = (file: string) =>
      [...read(film, file).matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm)].map(([, uri, line]) =>
        join(dirname(file), uri ?? line ?? ''),
      )
    const playlists = named('master.m3u8')
    assert.equal(playlists.length, 7)
    for (const playlist of playlists) {
      for (const file of named(playlist)) assert.ok(existsSync(join(folderOf(film), file)), file)
      const ends = [...read(film, playlist).matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(
        ([, length, from]) => Number(length) + Number(from),
      )
      const [media] = named(playlist)
      if (ends.length && !playlist.endsWith(KEY_PICTURES))
        assert.equal(Math.max(...ends), statSync(join(folderOf(film), media ?? '')).size, playlist)
    }
  })

  test(`${film} is packaged by the authoring rules of HLS`, () => {
    const master = read(film, 'master.m3u8')
    const lines = (tag: string) => master.split('\n').filter((line) => line.startsWith(`#${tag}:`))
    for (const line of lines('EXT-X-MEDIA')) assert.match(line, /NAME="\w+",LANGUAGE="\w+",.*AUTOSELECT=YES/)
    for (const line of lines('EXT-X-STREAM-INF'))
      assert.match(line, /AVERAGE-BANDWIDTH=.*CODECS=.*CLOSED-CAPTIONS=NONE/)
    // Nobody is given the captions of a language that they did not choose.
    assert.doesNotMatch(master, /TYPE=SUBTITLES.*DEFAULT=YES/)
    assert.equal(lines('EXT-X-I-FRAME-STREAM-INF').length, renditions.length)
    for (const { folder } of renditions) {
      const media = readFileSync(join(folderOf(film), folder, 'media.mp4'))
      assert.ok(beginAtZero(media).equals(media), 'the first picture is at 0')
      const [segments, pictures] = ['index.m3u8', KEY_PICTURES].map((file) =>
        [...read(film, `${folder}/${file}`).matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm)].map(([, bytes, from]) => ({
          from: Number(from),
          to: Number(from) + Number(bytes),
        })),
      )
      assert.equal(pictures!.length, segments!.length)
      pictures!.forEach(({ from, to }, index) => {
        assert.equal(media.toString('latin1', from + 4, from + 8), 'moof')
        assert.ok(from >= segments![index]!.from && to <= segments![index]!.to, `${folder}: ${from}`)
      })
    }
    for (const folder of playlistFolders) {
      const playlist = read(film, `${folder}/index.m3u8`)
      const target = Number(/TARGETDURATION:(\d+)/.exec(playlist)![1])
      for (const [, long] of playlist.matchAll(/#EXTINF:([\d.]+)/g)) assert.ok(Math.round(Number(long)) <= target, long)
    }
  })

  test(`${film} is as long as its program says`, () => {
    for (const folder of playlistFolders) {
      const long = secondsOfPlaylist(read(film, `${folder}/index.m3u8`))
      assert.ok(Math.abs(long - durationSeconds) <= TOLERANCE, `${folder} is ${long} s`)
    }
  })

  test(`${film} plays from end to end`, { skip: withoutFfmpeg }, () => {
    const playlist = (folder: string) => join(folderOf(film), folder, 'index.m3u8')
    assert.equal(complaints(join(folderOf(film), 'master.m3u8'), ['-skip_frame', 'nokey']), '')
    // Between keyframes the pictures are read, and not decoded: that took a minute for all films.
    for (const folder of playlistFolders) assert.equal(complaints(playlist(folder), [], ['-c', 'copy']), '', folder)
    assert.equal(complaints(playlist(audio.folder)), '')
  })

  test(`${film}: captions lie inside the film, in order, without overlapping, slow enough to read`, () => {
    const counts = LOCALES.map((locale) => {
      const captions = cuesIn(read(film, `captions-${locale}.vtt`))
      assertInOrder(captions, durationSeconds)
      for (const { from, to, words } of captions)
        assert.ok(words.length / (to - from) < READING_SPEED, `${locale}: too fast to read: ${words}`)
      return captions.length
    })
    assert.ok(counts[0])
    assert.equal(counts[0], counts[1])
  })

  test(`${film}: chapters fill the film in both languages`, () => {
    for (const locale of LOCALES) {
      const chapters = cuesIn(read(film, `chapters-${locale}.vtt`))
      assertInOrder(chapters, durationSeconds)
      assert.equal(chapters[0]?.from, 0)
      assert.equal(chapters.at(-1)?.to, durationSeconds)
    }
  })

  test(`${film}: the storyboard covers the film, and every part of it lies inside the picture`, async () => {
    const tiles = cuesIn(read(film, 'storyboard.vtt'))
    assertInOrder(tiles, durationSeconds)
    assert.equal(tiles.at(-1)?.to, durationSeconds)
    const file = join(folderOf(film), 'storyboard.webp')
    const { width, height } = await sharp(file).metadata()
    for (const { words } of tiles) {
      const [, x, y, wide, tall] = (/^storyboard\.webp#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(words) ?? []).map(Number)
      assert.ok(Number(x) + Number(wide) <= width && Number(y) + Number(tall) <= height, words)
    }
    assert.ok(statSync(file).size <= STORYBOARD_LIMIT, `${statSync(file).size} bytes`)
  })
}

test('all pictures and films together are small enough to live in the repository', () => {
  const files = readdirSync(mediaFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  assert.ok(bytes < MEDIA_LIMIT, `${bytes} bytes`)
})

test('the films are drawn from this code: otherwise run npm run media', { skip }, () => {
  const ledger = openLedger()
  for (const film of films) assert.ok(ledger.isFresh(drawnFilm(film)), film.slug)
})
