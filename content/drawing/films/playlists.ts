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

const subtitle = (language: string, name: string, isDefault: boolean) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",DEFAULT=${isDefault ? 'YES' : 'NO'},` +
  `AUTOSELECT=YES,FORCED=NO,URI="captions-${language}.m3u8"`

/** The film's master playlist, from the media playlists by their folder. All references are relative. */
export function masterPlaylist(playlists: Record<string, string>): string {
  const parts = (folder: string) => segmentsOf(playlists[folder] ?? '')
  const sound = parts(audio.folder)
  const streams = renditions.flatMap(({ folder, width, height, codec }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakOf(parts(folder)) + peakOf(sound)},AVERAGE-BANDWIDTH=${averageOf(parts(folder)) + averageOf(sound)},` +
      `RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_PER_SECOND}.000,CODECS="${codec},${audio.codec}",AUDIO="sound",SUBTITLES="captions"`,
    `${folder}/index.m3u8`,
  ])
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Kinora",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1",URI="${audio.folder}/index.m3u8"`,
    subtitle('pl', 'Polski', true),
    subtitle('en', 'English', false),
    ...streams,
    '',
  ].join('\n')
}
