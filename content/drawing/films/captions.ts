import type { Locale } from '@kinora/limits'
import { type Caption, captionsOf, chaptersOf, type Script, secondsOf } from '../../scripts/script.ts'

/** Seconds as a cue's clock, 00:00:00.000. */
export const clock = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return (
    [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':') +
    ':' +
    (seconds % 60).toFixed(3).padStart(6, '0')
  )
}

const cues = (texts: Caption[]) =>
  texts.map(({ from, to, text }, index) => `${index + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`)

/** A caption file for the whole film. Its clock is the film's own, which begins at 0. */
export const captionFile = (script: Script, locale: Locale) =>
  ['WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n', ...cues(captionsOf(script, locale))].join('\n')

/** The exercises of a film as a chapter track. */
export function chapterFile(script: Script, locale: Locale): string {
  const chapters = chaptersOf(script, locale)
  const ends = [...chapters.slice(1).map(({ start }) => start), secondsOf(script)]
  return [
    'WEBVTT\n',
    ...cues(chapters.map(({ start, title }, index) => ({ from: start, to: ends[index] as number, text: title }))),
  ].join('\n')
}

/** The subtitle rendition's playlist: one segment, the whole caption file. */
export const captionPlaylist = (file: string, seconds: number) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(3)},`,
    file,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
