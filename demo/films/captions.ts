import type { Locale } from '@kinora/limits'
import { captionsOf, type Script } from './script.ts'

const clock = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':') + ':' + (seconds % 60).toFixed(3).padStart(6, '0')
}

/** A caption file for the whole film. Its clock is the film's own, which begins at 0. */
export function captionFile(script: Script, locale: Locale): string {
  const cues = captionsOf(script, locale)
    .map(({ from, to, text }, index) => `${index + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`)
  return ['WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n', ...cues].join('\n')
}

/** The subtitle rendition's playlist: one segment, the whole caption file. */
export const captionPlaylist = (file: string, seconds: number) => [
  '#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`, '#EXT-X-MEDIA-SEQUENCE:0',
  '#EXT-X-PLAYLIST-TYPE:VOD', `#EXTINF:${seconds.toFixed(3)},`, file, '#EXT-X-ENDLIST', '',
].join('\n')
