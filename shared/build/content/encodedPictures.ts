import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import sharp from 'sharp'

const WIDTHS = [480, 800, 1200, 1600, 2400]
/** The lowest values at which drawings and photographs look like their originals. */
const QUALITY = { avif: 60, webp: 82 }

export type EncodedPicture = {
  /** Contains a hash of the original and of the settings: equal names are equal pictures. */
  file: string
  format: keyof typeof QUALITY
  width: number
  encode: () => Promise<Buffer>
}

export type Encodings = {
  width: number
  height: number
  /** The hash in the names of files. */
  hash: string
  /** AVIF and WebP in several widths, none larger than the original, the largest last. Empty for SVG. */
  pictures: EncodedPicture[]
}

/** What a picture beside a text becomes for browsers. */
export async function encodedPictures(path: string, source: Buffer): Promise<Encodings> {
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([WIDTHS, QUALITY]))
    .digest('hex')
    .slice(0, 8)
  const { width, height, format: original } = await sharp(source).metadata()
  if (original === 'svg') return { width, height, hash, pictures: [] }
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, WIDTHS.at(-1)!)]
  const pictures = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((at) => ({
      file: `${basename(path, extname(path))}-${at}.${hash}.${format}`,
      format,
      width: at,
      encode: () => sharp(source).resize(at)[format]({ quality: QUALITY[format] }).toBuffer(),
    })),
  )
  return { width, height, hash, pictures }
}
