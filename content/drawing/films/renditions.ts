import { FRAMES_PER_SECOND } from './film.ts'
import { HEIGHT, WIDTH } from './yuv.ts'

/** Long, because a still room costs most at the frame that begins a segment. */
const SEGMENT_SECONDS = 20

export type Rendition = { folder: string; width: number; height: number; level: string; codec: string; crf: number }

/**
 * H.264 High; the codec string says profile and level (RFC 6381). Flat drawings look hardly better at 720 lines than
 * at 576, which cost two thirds of the bytes; the smallest is for networks that carry next to nothing.
 */
export const renditions: Rendition[] = [
  { folder: 'v0', width: 426, height: 240, level: '3.0', codec: 'avc1.64001e', crf: 43 },
  { folder: 'v1', width: 640, height: 360, level: '3.0', codec: 'avc1.64001e', crf: 42 },
  { folder: 'v2', width: 1024, height: 576, level: '3.1', codec: 'avc1.64001f', crf: 42 },
]
export const audio = { folder: 'a0', codec: 'mp4a.40.2', bitrate: '8k' }

/**
 * One file per rendition; the playlist refers to its parts by byte range, so that a film is a handful of files. A part
 * ends at the first keyframe after `seconds`.
 */
const hls = (folder: string, seconds: number) => [
  '-f',
  'hls',
  '-hls_time',
  String(seconds),
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
 * (chroma), many B-frames, since little moves. What stays for long is drawn well once, what moves may be coarse while
 * it moves (qcomp, mbtree and its view ahead), and each choice is weighed with care (trellis, subme).
 */
const flat =
  'psy=0:aq-mode=1:aq-strength=0.4:chroma-qp-offset=-3:deblock=1,1:bframes=16:b-adapt=1:b-pyramid=normal:' +
  'mbtree=1:rc-lookahead=250:qcomp=0.4:ipratio=1.1:trellis=2:subme=9:threads=1'

const video = ({ folder, level, crf }: Rendition, index: number, titleSeconds: number) => [
  '-map',
  `[v${index}]`,
  '-c:v',
  'libx264',
  '-preset',
  'superfast',
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
  '-force_key_frames',
  String(titleSeconds),
  '-flags',
  '+cgop',
  '-x264-params',
  flat,
  ...hls(folder, titleSeconds),
]

const scaled = renditions.map(
  ({ width, height }, index) =>
    `[s${index}]scale=${width}:${height}:flags=bicubic,` +
    `setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv[v${index}]`,
)

/**
 * Raw yuv420p frames on standard input and a WAV file become all renditions in one pass, in the working folder. Where
 * the title has faded and the room is first seen clear, after `titleSeconds`, it is drawn anew.
 */
export const encoderArguments = (wavFile: string, titleSeconds: number) => [
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
  ...renditions.flatMap((rendition, index) => video(rendition, index, titleSeconds)),
  '-map',
  '1:a',
  '-c:a',
  'aac',
  '-b:a',
  audio.bitrate,
  ...hls(audio.folder, SEGMENT_SECONDS),
]
