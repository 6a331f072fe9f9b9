import { darker } from './colour.ts'
import type { Person } from './person.ts'
import type { RoundForm } from './roundForm.ts'
import { fill, stroke } from './shapes.ts'
import { wear } from './skull.ts'
import { type Ball, wrapped } from './solid.ts'
import { bent, dot, type Frame, times, twisted, unit, type Vector, within } from './vector.ts'
import type { View } from './view.ts'

const PLACE: Vector = [-5, -3, 36.5]
/** The fold within an ear, as places on the side of the head (forward, up). */
const FOLD = [
  [-6.5, 2],
  [-2, 1.5],
  [-1.5, -4],
  [-4.5, -8],
] as const

/** Curls that reach out this far over an ear hide it. */
const HIDING = 7

/** An ear stands off the head, so it is drawn before the head when it looks away or lies under curls, else after it. */
export type Ear = { svg: string; near: boolean }

export function ear(view: View, form: RoundForm, middle: Vector, frame: Frame, side: 1 | -1, person: Person): Ear {
  const [forward, up, aside] = PLACE
  const shell: Ball = {
    at: within(middle, frame, [forward, up, side * aside]),
    radii: times([7.4, 10.8, 3.4], 1 + wear(person) * 0.12),
    frame: twisted(bent(frame, -14), side * -24),
  }
  const place: Vector = [forward, up, side * aside]
  const facing = dot(unit(place), form.viewer)
  const near = facing > 0 && form.cover(place) < HIDING
  const fold = form.line(
    FOLD.map(([x, y]) => unit([x, y, side * aside])),
    4,
  )
  const opacity = Math.round(Math.min(1, facing * 2) * 100) / 100
  return {
    svg:
      fill(wrapped(view, [shell]), person.skin) +
      (fold && near
        ? stroke(fold, darker(person.skin, 0.22), Math.round(18 * view.scale) / 10, `opacity="${opacity}"`)
        : ''),
    near,
  }
}
