import { blend, darker, lighter } from '../rig/colour.ts'
import { fill, stroke } from '../rig/shapes.ts'
import type { Vector } from '../rig/vector.ts'
import { type Piece, seen, type View } from '../rig/view.ts'
import { frameWhite } from '../scenery/colourWays.ts'
import { floorDepth } from './groundShadow.ts'
import { flat, roundedRectangle } from './slab.ts'
import { line } from './tube.ts'

/**
 * A wall whose surface is the plane x = `at`: hands push against it from smaller x, seen from turns −40 to 0; or it
 * is `behind` whoever faces away from it, from larger x, seen from turns 0 to 40.
 */
export type Wall = { at: number; behind?: true; colour?: string; hills?: string; sun?: string }

const [near, far, top] = [150, -800, 1100]

export function wall(
  view: View,
  { at, behind, colour = '#EBE4EA', hills = '#A4ADD4', sun = '#F6C79E' }: Wall,
): Piece[] {
  const way = behind ? -1 : 1
  const out = 900 * way
  const end = (x: number, y: number): Vector => [x, y, near]
  const surface =
    fill(
      flat(view, [
        [at, 0, near],
        [at, top, near],
        [at, top, far],
        [at, 0, far],
      ]),
      blend(colour, '#FFFFFF', 0.35),
    ) +
    fill(
      flat(view, [
        [at, 0, near],
        [at, 18, near],
        [at, 18, far],
        [at, 0, far],
      ]),
      frameWhite,
    )
  const face =
    fill(flat(view, [end(at, 0), end(at, top), end(at + out, top), end(at + out, 0)]), colour) +
    fill(flat(view, [end(at, 0), end(at, top), end(at + 10 * way, top), end(at + 10 * way, 0)]), darker(colour, 0.1)) +
    fill(flat(view, [end(at, 0), end(at, 18), end(at + out, 18), end(at + out, 0)]), frameWhite) +
    stroke(line(view, [end(at, 18), end(at + out, 18)]), darker(colour, 0.1), 1.5)
  const seesSurface = seen({ ...view, pitch: 0 }, [-way, 0, 0])[2] > 0.01
  const shadow =
    fill(
      flat(view, [
        [at, 0, near],
        [at + out, 0, near],
        [at + out, 0, near + 22],
        [at, 0, near + 22],
      ]),
      '#2b2326',
      'opacity=".07"',
    ) +
    (seesSurface
      ? fill(
          flat(view, [
            [at, 0, near],
            [at, 0, far],
            [at - 30 * way, 0, far],
            [at - 30 * way, 0, near + 22],
            [at, 0, near + 22],
          ]),
          '#2b2326',
          'opacity=".07"',
        )
      : '')
  const frame = (margin: number) =>
    flat(view, roundedRectangle([at + 190 * way, 400, near], [104 + margin, 0, 0], [0, 84 + margin, 0], 5))
  const hill = (...points: [number, number][]) =>
    flat(
      view,
      points.map(([x, y]) => end(at + 190 * way + x, 400 + y)),
    )
  const picture =
    fill(frame(10), darker(colour, 0.08), 'transform="translate(-4 6)" opacity=".6"') +
    fill(frame(10), frameWhite) +
    fill(frame(0), lighter(hills, 0.68)) +
    fill(flat(view, circlePoints([at + 190 * way + 32, 404, near], 34)), sun) +
    fill(
      hill([-104, -22], [-70, -4], [-34, 4], [10, -8], [50, -22], [84, -20], [104, -12], [104, -84], [-104, -84]),
      lighter(hills, 0.3),
    ) +
    fill(hill([-104, -50], [-60, -54], [-14, -44], [36, -34], [74, -36], [104, -46], [104, -84], [-104, -84]), hills)
  return [
    { depth: floorDepth.mat - 1, svg: shadow },
    { depth: floorDepth.mat, svg: (seesSurface ? surface : '') + face + (behind ? '' : picture) },
  ]
}

const circlePoints = ([x, y, z]: Vector, radius: number): Vector[] =>
  Array.from({ length: 40 }, (_, index) => [
    x + Math.cos((index * Math.PI) / 20) * radius,
    y + Math.sin((index * Math.PI) / 20) * radius,
    z,
  ])
