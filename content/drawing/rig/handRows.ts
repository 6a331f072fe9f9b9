import type { ArmJoints } from './armJoints.ts'
import type { Side } from './reach.ts'
import type { Ball } from './solid.ts'
import { type Vector, within } from './vector.ts'

/** Palm with fingers, and the thumb, as rows of balls; `fist` closes them, 0 to 1. */
export function handRows({ wrist, hand: frame }: ArmJoints, fist: number, side: Side): Ball[][] {
  const part = (along: number, across: number, radii: Vector, sink = 0): Ball => ({
    at: within(wrist, frame, [along, -sink, across * side]),
    radii,
    frame,
  })
  const open = [
    part(0, 0, [8, 7, 8]),
    part(14, 0, [12, 6.5, 10.5]),
    part(29 - 11 * fist, 0, [9, 5 + 5 * fist, 9.5], 2 + 4 * fist),
    part(38 - 22 * fist, 0, [5, 4 + 5 * fist, 7.5], 3 + 6 * fist),
  ]
  const thumb = [part(6, -7, [6, 5, 5], 2), part(20 - 4 * fist, -14 + 6 * fist, [5.5, 4, 4], 4 + 4 * fist)]
  return [open, thumb]
}
