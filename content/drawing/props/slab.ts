import { darker, lighter } from '../rig/colour.ts'
import { polygon } from '../rig/solid.ts'
import { fill } from '../rig/shapes.ts'
import { add, cross, dot, minus, times, type Vector } from '../rig/vector.ts'
import { project, seen, type View } from '../rig/view.ts'
import { middleOf } from './placing.ts'

/** Colours of a flat thing: its broad face, the edges that look to the light, and those that look away. */
export type Tones = { face: string; light: string; shade: string }

export const tonesOf = (colour: string): Tones => ({
  face: lighter(colour, 0.12),
  light: colour,
  shade: darker(colour, 0.16),
})

/** The light comes from the upper right, from before the picture: right, down, near. */
const light: Vector = [0.62, -0.62, 0.48]
const cornerSteps = [0, 18, 36, 54, 72, 90]

/**
 * A rounded rectangle around `middle`, as corner points in order: `across` and `along` are half its sides as vectors
 * at right angles; `radius` rounds its corners.
 */
export function roundedRectangle(middle: Vector, across: Vector, along: Vector, radius: number): Vector[] {
  const [width, length] = [Math.hypot(...across), Math.hypot(...along)]
  const corner = Math.min(radius, width, length)
  const [rightwards, onwards] = [times(across, 1 / width), times(along, 1 / length)]
  return [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ].flatMap(([signX = 1, signY = 1, start = 0]) =>
    cornerSteps.map((step) => {
      const angle = ((start + step) * Math.PI) / 180
      return add(
        middle,
        times(rightwards, signX * (width - corner) + Math.cos(angle) * corner),
        times(onwards, signY * (length - corner) + Math.sin(angle) * corner),
      )
    }),
  )
}

export const flat = (view: View, points: readonly Vector[]) => polygon(points.map((point) => project(view, point)))

/** The cap of a slab that the viewer sees. */
export const visibleFace = (view: View, outline: readonly Vector[], through: Vector): readonly Vector[] =>
  seen(view, through)[2] > 0 ? outline.map((point) => add(point, through)) : outline

/** A convex flat thing with thickness: an outline, pushed `through` its thickness. */
export function slab(view: View, outline: readonly Vector[], through: Vector, tones: Tones): string {
  const middle = middleOf(outline)
  const sides = outline
    .map((from, index) => {
      const to = outline[(index + 1) % outline.length] as Vector
      const normal = cross(minus(to, from), through)
      const outwards = dot(normal, minus(from, middle)) > 0 ? normal : times(normal, -1)
      const looks = seen(view, outwards)
      return {
        path: flat(view, [from, to, add(to, through), add(from, through)]),
        visible: looks[2] > 0,
        lit: dot(looks, light) > 0,
      }
    })
    .filter(({ visible }) => visible)
  const edge = (lit: boolean, colour: string) => {
    const path = sides
      .filter((side) => side.lit === lit)
      .map((side) => side.path)
      .join('')
    return path ? fill(path, colour, `stroke="${colour}" stroke-width=".8" stroke-linejoin="round"`) : ''
  }
  return (
    edge(false, tones.shade) +
    edge(true, tones.light) +
    fill(flat(view, visibleFace(view, outline, through)), tones.face)
  )
}
