import { darker, lighter } from '../rig/colour.ts'
import { fill } from '../rig/shapes.ts'
import { type Ball, wrapped } from '../rig/solid.ts'
import { add, type Frame, times, type Vector } from '../rig/vector.ts'
import type { View } from '../rig/view.ts'

/** `at` is the middle of its underside; `length` runs forward, `width` to the right, `height` up. */
export type Pillow = {
  at: Vector
  frame: Frame
  length: number
  width: number
  height: number
  colour: string
  softness?: number
}

/** A soft box: four round corners under one cover, its upper side lighter. */
export function pillow(view: View, { at, frame, length, width, height, colour, softness = 22 }: Pillow): string {
  const cover = (share: number, rise: number): Ball[] =>
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([forward = 1, right = 1]) => ({
      at: add(
        at,
        times(frame.up, height * (0.5 + rise)),
        times(frame.forward, forward * (length / 2 - softness)),
        times(frame.right, right * (width / 2 - softness)),
      ),
      radii: [softness * share, (height / 2) * share * share, softness * share],
      frame,
    }))
  return (
    fill(wrapped(view, cover(1, 0)), darker(colour, 0.12)) +
    fill(wrapped(view, cover(0.86, 0.13)), lighter(colour, 0.1))
  )
}
