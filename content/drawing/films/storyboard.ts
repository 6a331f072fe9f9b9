import sharp from 'sharp'
import { picture } from '../rig/shapes.ts'
import { clock } from './captions.ts'
import type { Film } from './film.ts'

/** The little pictures that a time slider shows, side by side in one WebP. */
export const storyboard = {
  width: 160,
  height: 90,
  columns: 8,
  quality: 32,
  seconds: { short: 5, long: 10 },
  longFrom: 240,
} as const

const { width, height, columns } = storyboard
const stepOf = ({ seconds }: Film) =>
  seconds < storyboard.longFrom ? storyboard.seconds.short : storyboard.seconds.long
const tilesOf = (film: Film) => Math.ceil(film.seconds / stepOf(film))
const placeOf = (tile: number) => ({ left: (tile % columns) * width, top: Math.floor(tile / columns) * height })

/** One scene from the middle of each step, as the bytes of a WebP. */
export async function drawStoryboard(film: Film): Promise<Buffer> {
  const tiles = await Promise.all(
    Array.from({ length: tilesOf(film) }, async (_, tile) => {
      const second = Math.min((tile + 0.5) * stepOf(film), film.seconds - 0.1)
      const input = await sharp(Buffer.from(picture(film.at(second).scene())))
        .resize(width, height)
        .flatten()
        .png()
        .toBuffer()
      return { input, ...placeOf(tile) }
    }),
  )
  const size = {
    width: width * columns,
    height: height * Math.ceil(tiles.length / columns),
    channels: 3,
    background: '#FAF7F2',
  } as const
  return sharp({ create: size })
    .composite(tiles)
    .webp({ quality: storyboard.quality, effort: 6, smartSubsample: true })
    .toBuffer()
}

/** Which part of the picture belongs to which seconds. */
export function storyboardFile(film: Film): string {
  const step = stepOf(film)
  const cues = Array.from({ length: tilesOf(film) }, (_, tile) => {
    const { left, top } = placeOf(tile)
    return `${clock(tile * step)} --> ${clock(Math.min((tile + 1) * step, film.seconds))}\nstoryboard.webp#xywh=${left},${top},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
