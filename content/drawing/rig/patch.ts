import { add, cross, dot, radians, times, unit, type Vector } from './vector.ts'

/**
 * A part of a form's surface: its edge as directions, with the part on the left seen from outside, and what lies in it.
 */
export type Patch = { edge: Vector[]; holds: (direction: Vector) => boolean }

/** A round patch about a direction, as wide as the angle on either side; `tall` stretches it upwards. */
export function spot(middle: Vector, angle: number, tall = 1, corners = 24): Patch {
  const aside = unit(cross(Math.abs(middle[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], middle))
  const upward = cross(middle, aside)
  const [out, wide] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const edge = Array.from({ length: corners }, (_, index): Vector => {
    const at = (index * 2 * Math.PI) / corners
    return unit(add(times(middle, out), times(aside, Math.cos(at) * wide), times(upward, Math.sin(at) * wide * tall)))
  })
  return { edge, holds: (direction) => dot(direction, middle) > out }
}
