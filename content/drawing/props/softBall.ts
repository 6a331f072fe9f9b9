import { darker, lighter } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { ellipse, fill } from '../rig/shapes.ts'
import { wrapped } from '../rig/solid.ts'
import { add, times, upright, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, project, type View } from '../rig/view.ts'

/** A ball for one hand; `squeezed` (0 to 1) flattens it across the scene, towards the hand on `side` (1 is right). */
export type SoftBall = { at: Vector; radius: number; squeezed: number; side: 1 | -1; colour: string }

/** How much of its width a hand takes from it, and how much higher and longer that makes it. */
const [YIELD, BULGE] = [0.26, 0.09] as const

export const softBallRadii = ({ radius, squeezed }: SoftBall): Vector => [
  radius * (1 + BULGE * squeezed),
  radius * (1 + BULGE * squeezed),
  radius * (1 - YIELD * squeezed),
]

export function softBall(view: View, ball: SoftBall): Piece[] {
  const { at, radius, squeezed, side, colour } = ball
  const radii = softBallRadii(ball)
  const middle = add(at, [0, 0, side * (radius - radii[2]) * squeezed])
  const size = radius * view.scale
  const body = (share: number) => wrapped(view, [{ at: middle, radii: times(radii, share), frame: upright }])
  const [x, y] = project(view, middle)
  const highlight = [round(x + size * 0.4), round(y - size * 0.48)] as const
  return [
    {
      depth: depthOf(view, middle),
      svg:
        fill(body(1), darker(colour, 0.14)) +
        fill(body(0.88), lighter(colour, 0.08), `transform="translate(${round(size * 0.06)} ${round(size * -0.07)})"`) +
        ellipse(
          highlight,
          size * 0.17,
          size * 0.1,
          '#FFFFFF',
          `opacity=".28" transform="rotate(42 ${highlight.join(' ')})"`,
        ),
    },
  ]
}
