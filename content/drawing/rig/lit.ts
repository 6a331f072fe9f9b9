import { fill } from './shapes.ts'
import { type Ball, limb } from './solid.ts'
import { add, radians, times, type Vector } from './vector.ts'
import type { View } from './view.ts'

/** The light comes from the picture's upper right: its direction in the scene. */
function lightFrom({ turn, pitch }: View): Vector {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [tiltCos, tiltSin] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return add(times([cos, 0, -sin], 0.55), times([-tiltSin * sin, tiltCos, -tiltSin * cos], 0.83))
}

/** How much of a round piece lies in the light. */
const LIT = 0.88

/** The part of rows of balls that lies in the light. */
export function inLight(view: View, rows: readonly (readonly Ball[])[]): Ball[][] {
  const light = lightFrom(view)
  return rows.map((row) =>
    row.map(({ at, radii, frame }): Ball => ({
      at: add(at, times(light, Math.min(...radii) * (1 - LIT))),
      radii: times(radii, LIT),
      frame,
    })),
  )
}

/** Rows of balls drawn in their shade, with the part that lies in the light drawn over it. */
export function lit(view: View, rows: readonly (readonly Ball[])[], colour: string, shade: string): string {
  return (
    fill(rows.map((row) => limb(view, row)).join(''), shade) +
    fill(
      inLight(view, rows)
        .map((row) => limb(view, row))
        .join(''),
      colour,
    )
  )
}
