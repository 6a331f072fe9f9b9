import type { Layer } from './yuv.ts'

/** A layer from its inner SVG, whose 0,0 is the layer's own corner. */
export const layer = (x: number, y: number, width: number, height: number, inner: string, opacity = 1): Layer => ({
  x,
  y,
  width,
  height,
  opacity,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`,
})

/** A piece of paper with round corners, through which the scene shines a little. */
export const paper = (width: number, height: number, strength = 0.86) =>
  `<rect width="${width}" height="${height}" rx="28" fill="#FAF7F2" opacity="${strength}"/>`

/** From 0 to 1 between two seconds, slow at both ends. */
export function rise(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return Math.round(share * share * (3 - 2 * share) * 100) / 100
}
