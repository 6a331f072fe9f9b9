import { darker } from '../rig/colour.ts'
import { round } from '../rig/geometry.ts'
import { stroke } from '../rig/shapes.ts'
import { add, between, distance, times, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'
import { line } from './tube.ts'

/**
 * An elastic band through `points` (hand, feet, hand). Taut unless `length` is given: what it measures at rest; longer
 * than the way between the points, it sags. `nearer` draws it nearer, over the foot it goes around.
 */
export type Band = { points: readonly Vector[]; length?: number; width?: number; colour?: string; nearer?: number }

function span(from: Vector, to: Vector, slack: number): Vector[] {
  const way = distance(from, to)
  const sag = Math.sqrt(Math.max(0, (3 / 8) * way * slack))
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    return add(between(from, to, share), times([0, -1, 0], 4 * sag * share * (1 - share)))
  })
}

export function band(view: View, { points, length, width = 11, colour = '#F4A963', nearer = 0 }: Band): Piece[] {
  const ends = points.slice(1).map((to, index) => [points[index] as Vector, to] as const)
  const taut = ends.reduce((sum, [from, to]) => sum + distance(from, to), 0)
  const slack = length === undefined ? 0 : Math.max(0, length - taut)
  // A stretched band grows thinner.
  const drawn = width * (length === undefined ? 1 : Math.min(1, Math.sqrt(length / taut)))
  return ends.map(([from, to]) => {
    const way = line(view, span(from, to, (slack * distance(from, to)) / taut))
    const gleam = `transform="translate(0 ${round(drawn * -0.16 * view.scale)})"`
    return {
      depth: depthOf(view, between(from, to, 0.5)) + nearer,
      svg:
        stroke(way, darker(colour, 0.22), round(drawn * view.scale)) +
        stroke(way, colour, round(drawn * 0.62 * view.scale), gleam),
    }
  })
}
