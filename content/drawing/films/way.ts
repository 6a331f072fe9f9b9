import { type Point, round } from '../rig/geometry.ts'
import type { Pose } from '../rig/pose.ts'
import { type Body, bodyOf } from '../rig/skeleton.ts'
import { stroke } from '../rig/shapes.ts'
import { add, minus, times, type Vector } from '../rig/vector.ts'
import { project, type View } from '../rig/view.ts'
import { look } from './look.ts'

/**
 * An arrow along the way that a point of the body goes between two seconds of a repetition. `wide` draws the way so
 * many times larger, `aside` beside the limb; both let a small movement be seen.
 */
export type Way = { of: (body: Body) => Vector; from: number; to: number; wide?: number; aside?: Vector }

const STEPS = 24
/** How far the head's tip lies before its base, and how far its corners lie to the sides. */
const [HEAD, CORNER] = [27, 16] as const

/** The points of a way in the scene, from the pose at each second of a repetition. */
export function pointsOf(
  { of, from, to, wide = 1, aside = [0, 0, 0] }: Way,
  poseAt: (second: number) => Pose,
): Vector[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => of(bodyOf(poseAt(from + ((to - from) * step) / STEPS))))
  const middle = times(add(...points), 1 / points.length)
  return points.map((point) => add(middle, times(minus(point, middle), wide), aside))
}

/** Where the way is cut so that the head takes its last part, and the head's direction. */
function cutBack(points: Point[]): { line: Point[]; tip: Point; along: Point } {
  const tip = points.at(-1) as Point
  const far = ([x, y]: Point) => Math.hypot(tip[0] - x, tip[1] - y)
  const last = Math.max(
    1,
    points.findLastIndex((point) => far(point) >= HEAD),
  )
  const base = points[last] as Point
  const long = far(base) || 1
  return { line: points.slice(0, last + 1), tip, along: [(tip[0] - base[0]) / long, (tip[1] - base[1]) / long] }
}

/** The arrow as it is seen: apricot with an outline of paper, so that it stands clear of every ground. */
export function drawWay(points: Vector[], view: View): string {
  const { line, tip, along } = cutBack(points.map((point) => project(view, point)))
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`
  const corner = (side: number): Point => [
    tip[0] - along[0] * HEAD - along[1] * CORNER * side,
    tip[1] - along[1] * HEAD + along[0] * CORNER * side,
  ]
  const shaft = `M${line.map(text).join('L')}`
  const head = `M${text(tip)}L${text(corner(1))}L${text(corner(-1))}Z`
  const solid = (colour: string, width: number) =>
    `<path d="${head}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  return stroke(shaft, look.paper, 20) + solid(look.paper, 14) + stroke(shaft, look.clay, 10) + solid(look.clay, 4)
}
