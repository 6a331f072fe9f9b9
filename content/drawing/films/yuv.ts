import sharp from 'sharp'

/** Even, as pictures of 4:2:0 must be. */
export const WIDTH = 1280
export const HEIGHT = 720
const LUMA = WIDTH * HEIGHT
export const FRAME_BYTES = (LUMA * 3) / 2

/**
 * A picture laid over frames: where, how strong (0 to 1), and its drawing as whole SVG of that size. All even numbers.
 */
export type Layer = { x: number; y: number; width: number; height: number; opacity: number; svg: string }

/** A layer's colours and how much they cover, each 0 to 255: covers of the chroma planes at half size. */
export type Sheer = { y: Uint8Array; u: Uint8Array; v: Uint8Array; cover: Uint8Array; halfCover: Uint8Array }

// BT.709 in the limited range of television, in 16-bit fractions.
const lumaOf = (r: number, g: number, b: number) => (11966 * r + 40254 * g + 4064 * b + 1081344) >> 16
const blueOf = (r: number, g: number, b: number) => (-6596 * r - 22188 * g + 28784 * b + 8421376) >> 16
const redOf = (r: number, g: number, b: number) => (28784 * r - 26145 * g - 2639 * b + 8421376) >> 16

type Planes = Pick<Sheer, 'y' | 'u' | 'v'>

/** Room for three planes of 4:2:0 in one piece, as frames are piped. */
function blankPlanes(width: number, height: number): Planes & { whole: Buffer } {
  const size = width * height
  // Every byte is written, so none has to be cleared first.
  const whole = Buffer.allocUnsafeSlow((size * 3) / 2)
  return {
    whole,
    y: whole.subarray(0, size),
    u: whole.subarray(size, (size * 5) / 4),
    v: whole.subarray((size * 5) / 4),
  }
}

/**
 * Red, green, blue and cover to the planes of 4:2:0, two by two pixels at a time. Where a layer is clearer it
 * gives its colour less weight, so that its edges keep their colour.
 */
function fillPlanes(pixels: Uint8Array, width: number, height: number, { y, u, v }: Planes) {
  let chromaAt = 0
  for (let row = 0; row < height; row += 2) {
    for (let lumaAt = row * width, end = lumaAt + width; lumaAt < end; lumaAt += 2, chromaAt += 1) {
      let reds = 0
      let greens = 0
      let blues = 0
      let covers = 0
      for (let corner = 0; corner < 4; corner += 1) {
        const to = lumaAt + (corner & 1) + (corner >> 1) * width
        const r = pixels[to * 4] as number
        const g = pixels[to * 4 + 1] as number
        const b = pixels[to * 4 + 2] as number
        const cover = pixels[to * 4 + 3] as number
        y[to] = lumaOf(r, g, b)
        reds += r * cover
        greens += g * cover
        blues += b * cover
        covers += cover
      }
      const share = covers === 0 ? 0 : 1 / covers
      u[chromaAt] = blueOf(reds * share, greens * share, blues * share)
      v[chromaAt] = redOf(reds * share, greens * share, blues * share)
    }
  }
}

const pixelsOf = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()

/** Draws a whole SVG of a frame's size as one yuv420p frame. */
export async function rasterised(svg: string): Promise<Buffer> {
  const { whole, ...planes } = blankPlanes(WIDTH, HEIGHT)
  fillPlanes(await pixelsOf(svg), WIDTH, HEIGHT, planes)
  return whole
}

/** Draws a layer's SVG with its transparency. */
export async function sheerOf({ svg, width, height }: Layer): Promise<Sheer> {
  const data = await pixelsOf(svg)
  const cover = new Uint8Array(width * height)
  const halfCover = new Uint8Array((width * height) / 4)
  for (let at = 0; at < cover.length; at += 1) cover[at] = data[at * 4 + 3] as number
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column
      halfCover[(row >> 1) * (width >> 1) + (column >> 1)] =
        ((cover[at] as number) +
          (cover[at + 1] as number) +
          (cover[at + width] as number) +
          (cover[at + width + 1] as number) +
          2) >>
        2
    }
  }
  const planes = blankPlanes(width, height)
  fillPlanes(data, width, height, planes)
  return { ...planes, cover, halfCover }
}

function blend(
  plane: Uint8Array,
  stride: number,
  left: number,
  top: number,
  colours: Uint8Array,
  cover: Uint8Array,
  width: number,
  opacity: number,
) {
  const strength = Math.round(opacity * 257)
  for (let at = 0, row = top; at < colours.length; row += 1) {
    for (let to = row * stride + left, end = to + width; to < end; to += 1, at += 1) {
      const share = (cover[at] as number) * strength
      if (share === 0) continue
      const below = plane[to] as number
      plane[to] = below + ((((colours[at] as number) - below) * share + 32768) >> 16)
    }
  }
}

/** Lays a drawn layer over a frame, in place. */
export function layOver(frame: Buffer, { x, y, width, opacity }: Layer, sheer: Sheer) {
  blend(frame.subarray(0, LUMA), WIDTH, x, y, sheer.y, sheer.cover, width, opacity)
  blend(frame.subarray(LUMA, (LUMA * 5) / 4), WIDTH / 2, x / 2, y / 2, sheer.u, sheer.halfCover, width / 2, opacity)
  blend(frame.subarray((LUMA * 5) / 4), WIDTH / 2, x / 2, y / 2, sheer.v, sheer.halfCover, width / 2, opacity)
}
