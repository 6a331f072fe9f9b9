import { FRAMES_PER_SECOND } from './film.ts'
import { audio, renditions } from './renditions.ts'

export type Segment = { seconds: number; bytes: number }

/** The parts of a media playlist made of byte ranges. */
function segmentsOf(playlist: string): Segment[] {
  const lines = playlist.split('\n')
  return lines.flatMap((line, index) => {
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? []
    const [, bytes] = /^#EXT-X-BYTERANGE:(\d+)/.exec(lines[index + 1] ?? '') ?? []
    return seconds && bytes ? [{ seconds: Number(seconds), bytes: Number(bytes) }] : []
  })
}

export const secondsOfPlaylist = (playlist: string) =>
  segmentsOf(playlist).reduce((sum, { seconds }) => sum + seconds, 0)

const peakOf = (segments: Segment[]) =>
  Math.ceil(Math.max(...segments.map(({ seconds, bytes }) => (bytes * 8) / seconds)))
const averageOf = (segments: Segment[]) =>
  Math.ceil(
    (segments.reduce((sum, { bytes }) => sum + bytes, 0) * 8) / segments.reduce((sum, { seconds }) => sum + seconds, 0),
  )

/** The playlist of the pictures that need no other, which players show while somebody looks for a place. */
export const KEY_PICTURES = 'pictures.m3u8'

/** From a media playlist: the same segments, of which only the named parts are read. */
export function keyPicturePlaylist(playlist: string, pictures: { from: number; bytes: number }[]): string {
  const left = pictures.values()
  return playlist
    .replace('#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-I-FRAMES-ONLY')
    .replace(/^#EXT-X-BYTERANGE:.*$/gm, () => {
      const { from, bytes } = left.next().value!
      return `#EXT-X-BYTERANGE:${bytes}@${from}`
    })
}

/** None is the default: a film is the same in both languages, and players choose by their own. */
const subtitle = (language: string, name: string) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,` +
  `FORCED=NO,URI="captions-${language}.m3u8"`

/**
 * The film's master playlist, from the media playlists by their files, as Apple's authoring rules want it: a language for
 * every rendition (zxx: nothing is spoken), no closed captions inside the pictures. All references are relative.
 */
export function masterPlaylist(playlists: Record<string, string>): string {
  const parts = (folder: string, file = 'index.m3u8') => segmentsOf(playlists[`${folder}/${file}`] ?? '')
  const sound = parts(audio.folder)
  const streams = renditions.flatMap(({ folder, width, height, codec }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakOf(parts(folder)) + peakOf(sound)},AVERAGE-BANDWIDTH=${averageOf(parts(folder)) + averageOf(sound)},` +
      `RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_PER_SECOND}.000,CODECS="${codec},${audio.codec}",AUDIO="sound",SUBTITLES="captions",CLOSED-CAPTIONS=NONE`,
    `${folder}/index.m3u8`,
  ])
  const pictures = renditions.map(
    ({ folder, width, height, codec }) =>
      `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=${peakOf(parts(folder, KEY_PICTURES))},RESOLUTION=${width}x${height},` +
      `CODECS="${codec}",URI="${folder}/${KEY_PICTURES}"`,
  )
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Kinora",LANGUAGE="zxx",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1",URI="${audio.folder}/index.m3u8"`,
    subtitle('pl', 'Polski'),
    subtitle('en', 'English'),
    ...streams,
    ...pictures,
    '',
  ].join('\n')
}
