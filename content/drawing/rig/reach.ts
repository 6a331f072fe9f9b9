import type { Hold, Holds, Support } from './pose.ts'
import {
  add,
  between,
  distance,
  dot,
  type Frame,
  frameFrom,
  minus,
  radians,
  times,
  unit,
  type Vector,
} from './vector.ts'

/** 1 is the body's right, −1 its left. */
export type Side = 1 | -1
/** Where the end of a limb is, and which way it looks. */
export type Placed = { at: Vector; frame: Frame }
export type Supports = Record<Support, Placed>

const blended = (from: Placed, to: Placed, share: number): Placed => ({
  at: between(from.at, to.at, share),
  frame: frameFrom(between(from.frame.forward, to.frame.forward, share), between(from.frame.up, to.frame.up, share)),
})

/** A foot that steps from one place to another leaves the floor between them. */
const stepHeight = (from: Vector, to: Vector, share: number): Vector => [
  0,
  Math.min(34, distance(from, to) * 0.3) * Math.sin(Math.PI * share),
  0,
]

/** Where a limb's end is: free, planted by `plant`, or between two of these. */
export function placeOf(hold: Holds[keyof Holds], free: Placed, plant: (hold: Hold) => Placed, steps = false): Placed {
  if (!hold) return free
  if (!('share' in hold)) return plant(hold)
  const [from, to] = [placeOf(hold.from, free, plant), placeOf(hold.to, free, plant)]
  const way = blended(from, to, hold.share)
  return steps ? { ...way, at: add(way.at, stepHeight(from.at, to.at, hold.share)) } : way
}

/** Where a limb points when raised, and the direction square to it into which it would rise further. */
export function reach(frame: Frame, side: Side, raise: number, out: number): [along: Vector, rising: Vector] {
  const outwards = times(frame.right, side)
  const plane = add(times(frame.forward, Math.cos(radians(out))), times(outwards, Math.sin(radians(out))))
  const down = times(frame.up, -1)
  const [cos, sin] = [Math.cos(radians(raise)), Math.sin(radians(raise))]
  return [add(times(down, cos), times(plane, sin)), add(times(plane, cos), times(down, -sin))]
}

/** The middle joint of two bones from `root` to `end`, bulging towards `bulge`; an end out of reach is pulled in. */
export function twoBones(
  root: Vector,
  end: Vector,
  upper: number,
  lower: number,
  bulge: Vector,
): [middle: Vector, end: Vector] {
  const axis = unit(minus(end, root))
  const span = Math.min(distance(root, end), upper + lower - 0.05)
  const along = (upper * upper - lower * lower + span * span) / (2 * span)
  const away = Math.sqrt(Math.max(0, upper * upper - along * along))
  const square = unit(minus(bulge, times(axis, dot(bulge, axis))))
  return [add(root, times(axis, along), times(square, away)), add(root, times(axis, span))]
}
