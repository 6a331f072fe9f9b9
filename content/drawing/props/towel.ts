import { lighter } from '../rig/colour.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { add, times } from '../rig/vector.ts'
import type { Piece, View } from '../rig/view.ts'
import { floorDepth, groundShadow } from './groundShadow.ts'
import { pillow } from './pillow.ts'
import { farthest, frameOf, placed, type Placing } from './placing.ts'
import { flat, roundedRectangle, slab, tonesOf } from './slab.ts'
import { line } from './tube.ts'

/** `at` is what its middle lies on; `length` runs forward, `width` to its right. */
export type Towel = Placing & { length?: number; width?: number; colour?: string; stripe?: string }

/** A towel spread on the floor under the feet. */
export function towel(
  view: View,
  { length = 150, width = 120, colour = '#E8D3B4', stripe = '#D98E5F', ...placing }: Towel,
): Piece[] {
  const frame = frameOf(placing)
  const rim = roundedRectangle(placing.at, times(frame.forward, length / 2), times(frame.right, width / 2), 6)
  const across = [-0.4, -0.33, 0.33, 0.4]
    .map((share) =>
      line(view, [
        placed(placing, [share * length, 2, 4 - width / 2]),
        placed(placing, [share * length, 2, width / 2 - 4]),
      ]),
    )
    .join('')
  const shadow = fill(flat(view, rim), '#2b2326', 'opacity=".1" transform="translate(-3 4)"')
  return [
    {
      depth: floorDepth.mat + 1,
      svg: shadow + slab(view, rim, [0, 2, 0], tonesOf(colour)) + stroke(across, stripe, 2.4 * view.scale),
    },
  ]
}

export type Folded = Omit<Towel, 'stripe'> & { layers?: number }

/** Blankets or towels folded and laid one on another; the upper side is `layers` × 12 above `at`. */
export function folded(
  view: View,
  { length = 90, width = 130, colour = '#A9B8A4', layers = 3, ...placing }: Folded,
): Piece[] {
  const frame = frameOf(placing)
  const corners = roundedRectangle(placing.at, times(frame.forward, length / 2), times(frame.right, width / 2), 8)
  const layer = (index: number) =>
    pillow(view, {
      at: add(placing.at, [0, index * 12, 0]),
      frame,
      length: length - index * 2,
      width: width - index * 2,
      height: 13,
      colour: index % 2 ? lighter(colour, 0.16) : colour,
      softness: 14,
    })
  return [
    ...groundShadow(view, [placing.at], Math.min(length, width) / 2, placing.at[1]),
    {
      depth: floorDepth.under + farthest(view, corners),
      svg: Array.from({ length: layers }, (_, index) => layer(index)).join(''),
    },
  ]
}
