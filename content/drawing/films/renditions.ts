import { FRAMES_PER_SECOND } from './film.ts'
import { HEIGHT, WIDTH } from './yuv.ts'

/** Long, because a still room costs most at the frame that begins a segment. */
const SEGMENT_SECONDS = 20

export type Rendition = { folder: string; width: number; height: number; level: string; codec: string; crf: number }

/**
 * H.264 High, which every device decodes; the codec string says profile and level (RFC 6381). What moves keeps sharp
 * edges at these qualities; 1080 lines cost twice the bytes of 720, and AV1 saves half but takes three times as long
 * to encode and would need a second set of renditions for older devices.
 */
export const renditions: Rendition[] = [
  { folder: 'v0', width: 854, height: 480, level: '3.1', codec: 'avc1.64001f', crf: 29 },
  { folder: 'v1', width: 1280, height: 720, level: '3.1', codec: 'avc1.64001f', crf: 25 },
]
export const audio = { folder: 'a0', codec: 'mp4a.40.2', bitrate: '11k' }

/**
 * One file per rendition; the playlist refers to its parts by byte range, so that a film is a handful of files.
 */
const hls = (folder: string) => [
  '-f',
  'hls',
  '-hls_time',
  String(SEGMENT_SECONDS),
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
  '-hls_flags',
  'single_file',
  '-hls_segment_filename',
  `${folder}/media.mp4`,
  `${folder}/index.m3u8`,
]

const GROUP = String(SEGMENT_SECONDS * FRAMES_PER_SECOND)

/**
 * For flat drawings: no grain to keep (psy), hardly any texture to spend bits on (aq), colours kept true in pale areas
 * (chroma), many B-frames, since little moves.
 */
const flat = 'psy=0:aq-mode=1:aq-strength=0.4:chroma-qp-offset=-3:deblock=1,1:bframes=8:rc-lookahead=60:threads=1'

const video = ({ folder, level, crf }: Rendition, index: number) => [
  '-map',
  `[v${index}]`,
  '-c:v',
  'libx264',
  '-preset',
  'medium',
  '-crf',
  String(crf),
  '-profile:v',
  'high',
  '-level',
  level,
  '-g',
  GROUP,
  '-keyint_min',
  GROUP,
  '-sc_threshold',
  '0',
  '-flags',
  '+cgop',
  '-x264-params',
  flat,
  ...hls(folder),
]

const scaled = renditions.map(
  ({ width, height }, index) =>
    `[s${index}]scale=${width}:${height}:flags=bicubic,` +
    `setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv[v${index}]`,
)

/** Raw yuv420p frames on standard input and a WAV file become all renditions in one pass, in the working folder. */
export const encoderArguments = (wavFile: string) => [
  '-hide_banner',
  '-loglevel',
  'error',
  '-y',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'yuv420p',
  '-s',
  `${WIDTH}x${HEIGHT}`,
  '-r',
  String(FRAMES_PER_SECOND),
  '-i',
  'pipe:0',
  '-i',
  wavFile,
  '-filter_complex',
  `[0:v]split=${renditions.length}${renditions.map((_, index) => `[s${index}]`).join('')};${scaled.join(';')}`,
  ...renditions.flatMap((rendition, index) => video(rendition, index)),
  '-map',
  '1:a',
  '-c:a',
  'aac',
  '-b:a',
  audio.bitrate,
  // The encoder's lead-in, which players would play as silence.
  '-bsf:a',
  'noise=drop=eq(n\\,0)',
  ...hls(audio.folder),
]
