import { darker } from './colour.ts'
import type { Person } from './person.ts'
import { fill } from './shapes.ts'
import { ball, limb } from './solid.ts'
import { add, dot, type Frame, times, unit, type Vector, within } from './vector.ts'
import { depthOf, type Piece, type View } from './view.ts'

/** Long hair bound at the back of the head; it hangs, and on somebody who lies it spreads above the head. */
export function tailPiece(view: View, middle: Vector, frame: Frame, person: Person, headDepth: number): Piece {
  const braid = person.hairStyle === 'braid'
  const tied = within(middle, frame, braid ? [-38, -8, 0] : [-36, 16, 0])
  const back = times(frame.forward, -1)
  const lying = Math.max(0, -dot(back, [0, 1, 0]))
  const hang = unit(add([0, -1, 0], times(back, 0.25 - lying * 1.6), times(frame.up, lying * 1.4)))
  const start = add(times(back, 0.9 - lying * 0.8), times(frame.up, 0.35))
  const lengths = [0, 12, 24, 36, 48, 60, 70]
  const radii = braid ? [9, 10.5, 8.5, 10, 8, 8.5, 4] : [7, 12.5, 15, 14.5, 12.5, 9, 3.5]
  let at = tied
  const balls = lengths.map((_, index) => {
    const share = Math.min(1, index / 3)
    if (index > 0) at = add(at, times(unit(add(times(start, 1 - share), times(hang, share + 0.1))), braid ? 12 : 11.5))
    return ball(at, radii[index] ?? 4)
  })
  const swing = balls[3]?.at ?? tied
  const nearer = depthOf(view, swing) - depthOf(view, middle)
  return {
    depth: nearer > 6 ? Math.max(headDepth + 1, depthOf(view, swing)) : headDepth - 30,
    svg: fill(limb(view, balls), darker(person.hair, 0.1)),
  }
}
