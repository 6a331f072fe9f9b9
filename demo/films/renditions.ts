import { FRAMES_PER_SECOND } from './film.ts'

const SEGMENT_SECONDS = 4

export type Rendition = { folder: string; width: number; height: number; level: string; codec: string }

/** H.264 High; the codec string says profile and level (RFC 6381). */
export const renditions: Rendition[] = [
  { folder: 'v0', width: 640, height: 360, level: '3.0', codec: 'avc1.64001e' },
  { folder: 'v1', width: 960, height: 540, level: '3.1', codec: 'avc1.64001f' },
  { folder: 'v2', width: 1280, height: 720, level: '3.1', codec: 'avc1.64001f' },
]
export const audio = { folder: 'a0', codec: 'mp4a.40.2', bitrate: '24k' }

/** One file per rendition; the playlist refers to its parts by byte range, so that a film is a handful of files. */
const hls = (folder: string) => [
  '-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4',
  '-hls_flags', 'single_file', '-hls_segment_filename', `${folder}/media.mp4`, `${folder}/index.m3u8`,
]

const video = ({ folder, level }: Rendition, index: number) => [
  '-map', `[v${index}]`, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '33', '-profile:v', 'high',
  '-level', level, '-g', String(SEGMENT_SECONDS * FRAMES_PER_SECOND), '-keyint_min', String(SEGMENT_SECONDS * FRAMES_PER_SECOND),
  '-sc_threshold', '0', '-flags', '+cgop', '-threads', '1', ...hls(folder),
]

const scaled = renditions.map(({ width, height }, index) =>
  `[s${index}]scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p,`
  + `setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709[v${index}]`)

/** Raw RGB frames on standard input and a WAV file become all renditions in one pass, in the working folder. */
export const encoderArguments = (wavFile: string) => [
  '-hide_banner', '-loglevel', 'error', '-y',
  '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1280x720', '-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0', '-i', wavFile,
  '-filter_complex', `[0:v]split=${renditions.length}${renditions.map((_, index) => `[s${index}]`).join('')};${scaled.join(';')}`,
  ...renditions.flatMap(video),
  '-map', '1:a', '-c:a', 'aac', '-b:a', audio.bitrate, ...hls(audio.folder),
]
