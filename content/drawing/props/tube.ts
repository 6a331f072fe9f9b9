import { darker } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { ball, limb } from '../rig/solid.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { add, times, type Vector } from '../rig/vector.ts'
import { project, type View } from '../rig/view.ts'

/** A line through points of the scene, as path text. */
export const line = (view: View, points: readonly Vector[], close = false) =>
  'M' + points.map((point) => project(view, point).map(round).join(' ')).join('L') + (close ? 'Z' : '')

/** A round bar along points, lit from the upper right. */
export function tube(view: View, points: readonly Vector[], radius: number, colour: string): string {
  const width = radius * 2 * view.scale
  const gleam = `transform="translate(${round(width * 0.13)} ${round(width * -0.13)})"`
  return (
    stroke(line(view, points), darker(colour, 0.16), round(width)) +
    stroke(line(view, points), colour, round(width * 0.66), gleam)
  )
}

/** A bar that grows thinner from `from` to `to`, as the legs of furniture do. */
export function taper(
  view: View,
  from: Vector,
  to: Vector,
  [thick, thin]: readonly [number, number],
  colour: string,
): string {
  const gleam = `transform="translate(${round(thick * 0.2 * view.scale)} 0)"`
  return (
    fill(limb(view, [ball(from, thick), ball(to, thin)]), darker(colour, 0.16)) +
    fill(limb(view, [ball(from, thick * 0.68), ball(to, thin * 0.68)]), colour, gleam)
  )
}

const turns = Array.from({ length: 48 }, (_, index) => (index * Math.PI) / 24)

/** The points of a circle around `middle`, spanned by two directions at right angles. */
export const circle = (middle: Vector, radius: number, across: Vector, along: Vector): Vector[] =>
  turns.map((turn) => add(middle, times(across, Math.cos(turn) * radius), times(along, Math.sin(turn) * radius)))

/** A ring of round bar, such as a tyre. */
export const hoop = (view: View, points: readonly Vector[], thickness: number, colour: string) =>
  stroke(line(view, points, true), colour, round(thickness * view.scale))

/** A smooth row of points through the given ones (Catmull–Rom). */
export function bentThrough(points: readonly Vector[], steps = 6): Vector[] {
  const row = points.slice(1).flatMap((to, index) => {
    const from = points[index] as Vector
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return Array.from({ length: steps }, (_, step): Vector => {
      const t = step / steps
      return times(
        add(
          times(from, 2),
          times(add(to, times(before, -1)), t),
          times(add(times(before, 2), times(from, -5), times(to, 4), times(after, -1)), t * t),
          times(add(times(from, 3), times(before, -1), times(to, -3), after), t * t * t),
        ),
        0.5,
      )
    })
  })
  return [...row, ...points.slice(-1)]
}
