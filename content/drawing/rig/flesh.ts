import { blend, darker, lighter } from './colour.ts'
import { round } from './geometry.ts'
import { inLight } from './lit.ts'
import { fill, stroke } from './shapes.ts'
import { type Ball, ball, limb } from './solid.ts'
import { add, dot, times, type Vector } from './vector.ts'
import { type Piece, project, seen, type View } from './view.ts'

/** The colours of a hand: its skin, the side away from the light, the line around each finger, and nails. */
export type HandTones = { skin: string; shade: string; line: string; nail: string }

export const handTones = (skin: string): HandTones => ({
  skin,
  shade: blend(darker(skin, 0.08), '#B4472E', 0.2),
  line: blend(darker(skin, 0.16), '#9A3A26', 0.34),
  nail: blend(lighter(skin, 0.42), '#F2A79B', 0.28),
})

/** How straight on two directions run, as the viewer sees it: 1, or 0 where one folds over the other. */
function straightness(view: View, a: Vector, b: Vector): number {
  const [[ax, ay], [bx, by]] = [seen(view, a), seen(view, b)]
  const cos = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
  return Math.min(1, Math.max(0, Math.min(cos / 0.7, 2 * dot(a, b) - 0.6)))
}

/** How far flesh goes on into its neighbour, in radii. */
const REACH = 1.4

/**
 * What a part draws of the neighbour that it goes on into at `joint`, so that no edge shows while the joint is
 * straight: `own` is the part's direction there, `along` the neighbour's.
 */
export function goingOn(view: View, joint: Ball, own: Vector, along: Vector, reach = REACH): Ball[] {
  const [radius] = joint.radii
  const long = radius * reach * straightness(view, own, along)
  return [joint, ball(add(joint.at, times(along, long)), radius * 0.97)]
}

/** A part of a hand with a line around it; `rows` is what of it lies in the light. */
export function drawFlesh(
  view: View,
  { depth, outline, rows }: { depth: number; outline: string; rows: Ball[][] },
  { skin, shade, line }: HandTones,
): Piece {
  const light = inLight(view, rows).map((row) => limb(view, row))
  const width = round(view.scale * 0.34)
  return {
    depth,
    svg:
      fill(outline, shade, `stroke="${line}" stroke-width="${width}" stroke-linejoin="round"`) +
      fill(light.join(''), skin),
  }
}

/** Where skin that looks away from the viewer by more than this shows no line. */
const EDGE = 0.15

/** A line on the skin, as strong as the side that it lies on, at `outward`, faces the viewer. */
export function skinLine(view: View, points: Vector[], outward: Vector, depth: number, { line }: HandTones): Piece[] {
  const facing = seen(view, outward)[2]
  if (facing < EDGE) return []
  const d = `M${points.map((point) => project(view, point).map(round).join(' ')).join('L')}`
  const opacity = Math.round(Math.min(1, (facing - EDGE) * 2) * 80) / 100
  return [{ depth, svg: stroke(d, line, round(view.scale * 0.42), `opacity="${opacity}"`) }]
}
