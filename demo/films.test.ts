import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import { drawnFilm } from './films/drawFilms.ts'
import { films } from './films/films.ts'
import { secondsOfPlaylist } from './films/playlists.ts'
import { openLedger } from './ledger.ts'
import { mediaFolder, programs } from './index.ts'

const TOLERANCE = 0.5
const hasProbe = !spawnSync('ffprobe', ['-version']).error
const folderOf = (slug: string) => join(mediaFolder, 'films', slug)
const read = (slug: string, file: string) => readFileSync(join(folderOf(slug), file), 'utf8')
const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const captionsIn = (text: string) => [...text.matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g)]
  .map(([, from = '', to = '', words = '']) => ({ from: seconds(from), to: seconds(to), words }))

const filmed = programs.flatMap(({ film, durationSeconds }) => (film ? [{ film, durationSeconds }] : []))

test('every film belongs to a program', () => {
  assert.deepEqual(filmed.map(({ film }) => film).sort(), films.map(({ slug }) => slug).sort())
})

for (const { film, durationSeconds } of filmed) {
  test(`${film} has three sizes of picture, sound, and captions in both languages`, () => {
    const master = read(film, 'master.m3u8')
    assert.deepEqual([...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size), ['640x360', '960x540', '1280x720'])
    assert.deepEqual([...master.matchAll(/TYPE=SUBTITLES.*LANGUAGE="(\w+)"/g)].map(([, language]) => language), ['pl', 'en'])
    assert.match(master, /TYPE=AUDIO/)
  })

  test(`${film}: every file that a playlist names is there and whole`, () => {
    const named = (file: string) => [...read(film, file).matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm)]
      .map(([, uri, line]) => join(dirname(file), uri ?? line ?? ''))
    const playlists = named('master.m3u8')
    assert.equal(playlists.length, 6)
    for (const playlist of playlists) {
      for (const file of named(playlist)) assert.ok(existsSync(join(folderOf(film), file)), file)
      const ends = [...read(film, playlist).matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, length, from]) => Number(length) + Number(from))
      const [media] = named(playlist)
      if (ends.length) assert.equal(Math.max(...ends), statSync(join(folderOf(film), media ?? '')).size, playlist)
    }
  })

  test(`${film} is as long as its program says`, () => {
    for (const folder of ['v0', 'v1', 'v2', 'a0']) {
      const long = secondsOfPlaylist(read(film, `${folder}/index.m3u8`))
      assert.ok(Math.abs(long - durationSeconds) <= TOLERANCE, `${folder} is ${long} s`)
    }
  })

  test(`${film} plays from its playlist for as long as it says`, { skip: hasProbe ? false : 'ffprobe is not on this machine' }, () => {
    const options = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', join(folderOf(film), 'master.m3u8')]
    const { stdout, stderr } = spawnSync('ffprobe', options, { encoding: 'utf8' })
    assert.equal(stderr, '')
    assert.ok(Math.abs(Number(stdout) - durationSeconds) <= TOLERANCE, stdout)
  })

  test(`${film}: captions lie inside the film, in order, without overlapping`, () => {
    const counts = LOCALES.map((locale) => {
      const captions = captionsIn(read(film, `captions-${locale}.vtt`))
      captions.forEach(({ from, to, words }, index) => {
        assert.ok(from >= (captions[index - 1]?.to ?? 0) && to > from && to <= durationSeconds, `${locale}: ${words}`)
        assert.ok(words.length / (to - from) < 21, `${locale}: too fast to read: ${words}`)
      })
      return captions.length
    })
    assert.ok(counts[0] && counts[0] > 15)
    assert.equal(counts[0], counts[1])
  })
}

test('the films are drawn from this code: otherwise run npm run media', () => {
  const ledger = openLedger()
  for (const film of films) assert.ok(ledger.isFresh(drawnFilm(film)), film.slug)
})
