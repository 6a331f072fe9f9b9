import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const RED = { r: 230, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 230 }

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'

/** A picture, red in its left half and blue in its right. */
export function picture(format: Format = 'jpeg', [width, height] = [800, 600]): Promise<Buffer> {
  return halves(width, height).toFormat(format).toBuffer()
}

/** A photo like that of a phone held upright: rotated by EXIF orientation, with GPS position and maker in its EXIF. */
export function photo([width, height] = [800, 600]): Promise<Buffer> {
  return halves(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Secretphone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 46/1 3000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '19/1 27/1 1500/100',
      },
    })
    .jpeg()
    .toBuffer()
}

function halves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

/** A black PNG of this size, in few bytes. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // bits of a pixel
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
