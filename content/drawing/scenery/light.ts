import type { Point } from '../rig/geometry.ts'
import { disc, ellipse, fill } from '../rig/shapes.ts'

/** A vertical gradient as a definition; `id` must be its own within a picture. */
export const gradient = (id: string, stops: readonly string[]) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">` +
  stops.map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`).join('') +
  '</linearGradient></defs>'

/** The whole picture in one colour or gradient. */
export const ground = (paint: string) => `<rect width="1280" height="720" fill="${paint}"/>`

/** A sun or lamp with rings of light around it, each fainter than the one within. */
export const glow = (at: Point, radius: number, colour: string, halo = colour) =>
  disc(at, radius * 1.75, halo, 'opacity=".16"') +
  disc(at, radius * 1.34, halo, 'opacity=".3"') +
  disc(at, radius, colour)

/**
 * Light on the floor from a window with `panes` columns: `left` and `width` at the wall (y `from`), falling left to y
 * `to`.
 */
export function windowLight({
  left,
  width,
  from,
  to = 700,
  lean = 210,
  panes = 2,
  colour = '#FFFFFF',
  opacity = 0.42,
}: {
  left: number
  width: number
  from: number
  to?: number
  lean?: number
  panes?: number
  colour?: string
  opacity?: number
}): string {
  const row = (top: number, bottom: number) =>
    Array.from({ length: panes }, (_, pane) => {
      const [share, gap] = [width / panes, 7]
      const [x1, x2] = [left + pane * share + gap, left + (pane + 1) * share - gap]
      const move = (y: number) => (lean * (y - from)) / (to - from)
      const grown = (x: number, y: number) =>
        (left + width / 2 + (x - left - width / 2) * (1 + (0.12 * (y - from)) / (to - from)) - move(y)).toFixed(1)
      return `M${grown(x1, top)} ${top}L${grown(x2, top)} ${top}L${grown(x2, bottom)} ${bottom}L${grown(x1, bottom)} ${bottom}Z`
    }).join('')
  const middle = from + (to - from) * 0.44
  return fill(row(from + 8, middle - 3) + row(middle + 4, to), colour, `opacity="${opacity}"`)
}

/** A round rug, seen at the floor's slant, with a border. */
export const roundRug = ([x, y]: Point, radius: number, colour: string, border: string) =>
  ellipse([x - 4, y + 4], radius + 2, radius * 0.17 + 1, '#3a2d2a', 'opacity=".08"') +
  ellipse([x, y], radius, radius * 0.17, border) +
  ellipse([x, y - 0.5], radius * 0.95, radius * 0.155, colour) +
  ellipse([x, y - 0.5], radius * 0.84, radius * 0.132, border, 'opacity=".35"') +
  ellipse([x, y - 0.5], radius * 0.815, radius * 0.127, colour)
