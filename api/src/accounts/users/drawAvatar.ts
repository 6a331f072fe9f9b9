import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { ApiProblem, concurrencyLimit, formProblem } from '../../platform/index.ts'

const SIDE_PX = 512
/** Against decompression bombs, which are small in bytes and huge in pixels. */
const PIXELS_MAX = 24_000_000
const PATIENCE_S = 10
const AT_ONCE = Math.min(2, availableParallelism())
const inTurn = concurrencyLimit({ atOnce: AT_ONCE, queueMax: 8, busy: 'avatar.busy' })

// The bytes decide the format; decoders of all other formats are blocked in this process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)

/**
 * The middle of a JPEG, PNG or WebP as a new WebP, 512 × 512, upright. Nothing else of the upload is kept: no EXIF
 * (place, camera), no bytes after the picture.
 * @throws 413 for too many pixels, 400 for another format or a truncated file, 429 when too many wait
 */
export const drawAvatar = (upload: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    try {
      const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
      if (width * height > PIXELS_MAX) throw formProblem(413, 'avatar', 'form.error.avatar.tooLarge')
      return await sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error', autoOrient: true })
        .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: PATIENCE_S })
        .toBuffer()
    } catch (error) {
      throw error instanceof ApiProblem ? error : formProblem(400, 'avatar', 'form.error.avatar.format')
    }
  })
