import { darker, lighter } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { ellipse, fill, stroke } from '../rig/shapes.ts'
import { wrapped } from '../rig/solid.ts'
import { add, minus, times, upright, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, project, seen, type View } from '../rig/view.ts'
import { groundShadow } from './groundShadow.ts'
import { circle, line } from './tube.ts'

/** Radii in scene units: to sit on, to hold between hands or knees, to roll under a foot. */
export const ballRadius = { sitting: 95, held: 40, small: 24 } as const

/**
 * `at` is its middle; `squash` (0 to 0.2) is how far a weight on top flattens it; `roll` turns its seams, in degrees.
 */
export type ExerciseBall = {
  at: Vector
  radius?: number
  squash?: number
  roll?: number
  colour?: string
  shadow?: boolean
}

/** The middle of a ball that lies on the floor (or on a mat, at `floor`) and is flattened by `squash`. */
export const ballOnFloor = (
  x: number,
  z: number,
  radius: number = ballRadius.sitting,
  squash = 0,
  floor = 0,
): Vector => [x, floor + radius * (1 - squash), z]

/** The seen halves of the ball's seams: rings about a pole that tips forwards as the ball rolls. */
function seamsOf(view: View, at: Vector, [wide, high]: readonly [number, number], roll: number): string {
  const angle = (roll * Math.PI) / 180
  const [pole, across]: [Vector, Vector] = [
    [Math.sin(angle), Math.cos(angle), 0],
    [Math.cos(angle), -Math.sin(angle), 0],
  ]
  return [-0.56, -0.19, 0.19, 0.56]
    .map((height) => {
      const rim = circle(add(at, times(pole, height * high)), wide * Math.sqrt(1 - height * height), across, [0, 0, 1])
      const visible = rim.map((point) => seen(view, minus(point, at))[2] > 0)
      const start = visible.findIndex((is, index) => is && !visible.at(index - 1))
      return start < 0
        ? ''
        : line(view, [...rim.slice(start), ...rim.slice(0, start)].slice(0, visible.filter(Boolean).length))
    })
    .join('')
}

export function exerciseBall(view: View, ball: ExerciseBall): Piece[] {
  const { at, radius = ballRadius.sitting, squash = 0, roll = 0, colour = '#7C86BF', shadow = true } = ball
  const size = radius * view.scale
  const [wide, high] = [radius * (1 + squash * 0.4), radius * (1 - squash)]
  const body = (share: number) =>
    wrapped(view, [{ at, radii: [wide * share, high * share, wide * share], frame: upright }])
  const [x, y] = project(view, at)
  const [sparkX, sparkY] = [round(x + size * 0.42), round(y - high * 0.5 * view.scale)]
  const spark = ellipse(
    [sparkX, sparkY],
    size * 0.17,
    size * 0.1,
    '#FFFFFF',
    `opacity=".28" transform="rotate(42 ${sparkX} ${sparkY})"`,
  )
  const seams = stroke(
    seamsOf(view, at, [wide, high], roll),
    darker(colour, 0.12),
    round(1.6 * view.scale),
    'opacity=".45"',
  )
  const svg =
    fill(body(1), darker(colour, 0.14)) +
    fill(body(0.88), lighter(colour, 0.08), `transform="translate(${round(size * 0.065)} ${round(size * -0.072)})"`) +
    (radius > 60 ? seams : '') +
    spark
  return [
    ...(shadow ? groundShadow(view, [[at[0], at[1] - high, at[2]]], radius * 0.62) : []),
    { depth: depthOf(view, at), svg },
  ]
}
