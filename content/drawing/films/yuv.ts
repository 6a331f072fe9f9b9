import sharp from 'sharp'

/** Even, as pictures of 4:2:0 must be. */
export const WIDTH = 1280
export const HEIGHT = 720
const LUMA = WIDTH * HEIGHT
export const FRAME_BYTES = (LUMA * 3) / 2

/** A part of a frame in pixels, all even. */
type Area = { x: number; y: number; width: number; height: number }

/** A drawing laid over frames: where, how strong (0 to 1), and its whole SVG of that size. */
export type Layer = Area & { opacity: number; svg: string }

/** A drawn part: its colours and how much they cover, each 0 to 255; covers of the chroma planes at half size. */
export type Patch = Area & Planes & { cover: Uint8Array; halfCover: Uint8Array }

// BT.709 in the limited range of television, in 16-bit fractions.
const lumaOf = (r: number, g: number, b: number) => (11966 * r + 40254 * g + 4064 * b + 1081344) >> 16
const blueOf = (r: number, g: number, b: number) => (-6596 * r - 22188 * g + 28784 * b + 8421376) >> 16
const redOf = (r: number, g: number, b: number) => (28784 * r - 26145 * g - 2639 * b + 8421376) >> 16

type Planes = { luma: Uint8Array; blue: Uint8Array; red: Uint8Array }

/** Room for three planes of 4:2:0 in one piece, as frames are piped. */
function blankPlanes(width: number, height: number): Planes & { whole: Buffer } {
  const size = width * height
  // Every byte is written, so none has to be cleared first.
  const whole = Buffer.allocUnsafeSlow((size * 3) / 2)
  return {
    whole,
    luma: whole.subarray(0, size),
    blue: whole.subarray(size, (size * 5) / 4),
    red: whole.subarray((size * 5) / 4),
  }
}

/**
 * Red, green, blue and cover to the planes of 4:2:0, two by two pixels at a time. Where a layer is clearer it
 * gives its colour less weight, so that its edges keep their colour.
 */
function fillPlanes(pixels: Uint8Array, width: number, height: number, { luma, blue, red }: Planes) {
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
        luma[to] = lumaOf(r, g, b)
        reds += r * cover
        greens += g * cover
        blues += b * cover
        covers += cover
      }
      const share = covers === 0 ? 0 : 1 / covers
      blue[chromaAt] = blueOf(reds * share, greens * share, blues * share)
      red[chromaAt] = redOf(reds * share, greens * share, blues * share)
    }
  }
}

const everywhere: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT }

/** Draws an area of a picture whose SVG elements are given: red, green, blue and cover of each pixel. */
function pixelsOf(elements: string, { x, y, width, height }: Area): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${elements}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

/** Draws a picture that covers everything as one yuv420p frame. */
export async function frameOf(elements: string): Promise<Buffer> {
  const { whole, ...planes } = blankPlanes(WIDTH, HEIGHT)
  fillPlanes(await pixelsOf(elements, everywhere), WIDTH, HEIGHT, planes)
  return whole
}

/** The smallest even part of an area in which anything is drawn. */
function drawnPart(pixels: Uint32Array, { width, height }: Area): Area {
  const isEmpty = (at: number, step: number, count: number) => {
    for (let index = 0; index < count; index += 1) if (pixels[at + index * step] !== 0) return false
    return true
  }
  let [top, bottom, left, right] = [0, height, 0, width]
  while (top < bottom && isEmpty(top * width, 1, width)) top += 1
  while (bottom > top && isEmpty((bottom - 1) * width, 1, width)) bottom -= 1
  while (left < right && isEmpty(top * width + left, width, bottom - top)) left += 1
  while (right > left && isEmpty(top * width + right - 1, width, bottom - top)) right -= 1
  const [x, y] = [left - (left % 2), top - (top % 2)]
  return { x, y, width: right + (right % 2) - x, height: bottom + (bottom % 2) - y }
}

/** The pixels of a part of an area. */
function cropped(pixels: Uint32Array, { width }: Area, part: Area): Uint8Array {
  const kept = new Uint32Array(part.width * part.height)
  for (let row = 0; row < part.height; row += 1) {
    const from = (part.y + row) * width + part.x
    kept.set(pixels.subarray(from, from + part.width), row * part.width)
  }
  return new Uint8Array(kept.buffer)
}

/** Draws SVG elements of a picture with their transparency; `area` is where they can be at all. */
export async function patchOf(elements: string, area = everywhere): Promise<Patch> {
  const buffer = await pixelsOf(elements, area)
  const pixels = new Uint32Array(buffer.buffer, buffer.byteOffset, buffer.length / 4)
  const part = drawnPart(pixels, area)
  const { width, height } = part
  const data = cropped(pixels, area, part)
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
  return { ...planes, cover, halfCover, x: area.x + part.x, y: area.y + part.y, width, height }
}

/** Draws a layer. */
export const layerPatch = ({ svg, ...area }: Layer): Promise<Patch> =>
  patchOf(`<g transform="translate(${area.x} ${area.y})">${svg}</g>`, area)

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

/** Lays a drawn patch over a frame, in place. */
export function layOver(frame: Buffer, { x, y, width, luma, blue, red, cover, halfCover }: Patch, opacity = 1) {
  const [blues, reds] = [frame.subarray(LUMA, (LUMA * 5) / 4), frame.subarray((LUMA * 5) / 4)]
  blend(frame.subarray(0, LUMA), WIDTH, x, y, luma, cover, width, opacity)
  blend(blues, WIDTH / 2, x / 2, y / 2, blue, halfCover, width / 2, opacity)
  blend(reds, WIDTH / 2, x / 2, y / 2, red, halfCover, width / 2, opacity)
}
