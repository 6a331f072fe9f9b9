import { darker, lighter } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { fill } from '../rig/shapes.ts'
import { type Ball, limb } from '../rig/solid.ts'
import { add, times } from '../rig/vector.ts'
import { depthOf, type Piece, seen, type View } from '../rig/view.ts'
import { floorDepth, groundShadow } from './groundShadow.ts'
import { pillow } from './pillow.ts'
import { farthest, frameOf, placed, type Placing } from './placing.ts'
import { flat } from './slab.ts'
import { circle } from './tube.ts'

/**
 * `at` is where its middle touches what it lies on; `length` runs forward, `width` to its right. It lies under a body
 * unless it is `held`, as between the knees.
 */
export type Cushion = Placing & { length?: number; width?: number; height?: number; colour?: string; held?: boolean }

/** Usual sizes: to sit on cross-legged, under a head, and between the knees. */
export const cushions = {
  seat: { length: 130, width: 170, height: 40 },
  head: { length: 84, width: 130, height: 30 },
  knees: { length: 60, width: 60, height: 44 },
} as const

/** A soft cushion; its upper side is `height` above `at`. */
export function cushion(view: View, { held = false, ...shape }: Cushion): Piece[] {
  const { length = 130, width = 170, height = 40, colour = '#E3A47C', ...placing } = shape
  const frame = frameOf(placing)
  const corners = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 1, z = 1]) => placed(placing, [(x * length) / 2, 0, (z * width) / 2]))
  const svg = pillow(view, {
    at: placing.at,
    frame,
    length,
    width,
    height,
    colour,
    softness: Math.min(length, width) / 2.4,
  })
  if (held) return [{ depth: depthOf(view, placing.at), svg }]
  return [...groundShadow(view, corners, 6, placing.at[1]), { depth: floorDepth.under + farthest(view, corners), svg }]
}

/** A firm roll under a body, lying across: `length` along its right; `at` is where it touches the floor or mat. */
export type Roll = Placing & { length?: number; radius?: number; colour?: string }

export function roll(view: View, { length = 170, radius = 42, colour = '#D98E5F', ...placing }: Roll): Piece[] {
  const frame = frameOf(placing)
  const middle = add(placing.at, [0, radius, 0])
  const end = (side: 1 | -1, share: number): Ball => ({
    at: add(middle, times(frame.right, side * (length / 2 - 12 * share))),
    radii: [radius * share, radius * share, 12 * share],
    frame,
  })
  const outline = (share: number) => limb(view, [end(1, share), end(-1, share)])
  const gleam = `transform="translate(${round(radius * 0.1 * view.scale)} ${round(radius * -0.14 * view.scale)})"`
  const ends = ([1, -1] as const).map((side) => add(placing.at, times(frame.right, (side * length) / 2)))
  const shown = seen(view, frame.right)[2] > 0 ? 1 : -1
  const capAt = add(middle, times(frame.right, shown * (length / 2 - 6)))
  const face = (share: number) => flat(view, circle(capAt, radius * share, frame.forward, frame.up))
  const cap = fill(face(0.86), lighter(colour, 0.2)) + fill(face(0.2), darker(colour, 0.08))
  return [
    ...groundShadow(view, ends, radius * 0.6, placing.at[1]),
    {
      depth: floorDepth.under + farthest(view, ends),
      svg: fill(outline(1), darker(colour, 0.14)) + fill(outline(0.82), lighter(colour, 0.06), gleam) + cap,
    },
  ]
}
