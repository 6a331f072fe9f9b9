import { fill } from '../rig/shapes.ts'
import { wrapped } from '../rig/solid.ts'
import { type Frame, upright, type Vector } from '../rig/vector.ts'
import type { Piece, View } from '../rig/view.ts'

/** Things on the floor come first: mats, then the shadows that fall on them, then cushions under a body. */
export const floorDepth = { mat: -20_000, shadow: -10_000, under: -5_000 }

const shadowColour = '#2b2326'

/**
 * The soft shadow where a body or thing meets the floor, around and between `points`; a point's height above the
 * floor widens and thins its shadow. `radius` is how far it reaches around each point; `floor` the height it lies at.
 */
export function groundShadow(view: View, points: readonly Vector[], radius = 40, floor = 0): Piece[] {
  const height = Math.max(0, Math.min(...points.map(([, y]) => y)) - floor)
  const nearness = 1 / (1 + height / 60)
  const spot = (reach: number) =>
    wrapped(
      view,
      points.map(([x, y, z]) => {
        const wide = (radius + Math.max(0, y - floor) * 0.25) * reach
        return { at: [x, floor, z] as const, radii: [wide, 0, wide] as const, frame: upright }
      }),
    )
  const layer = (reach: number, opacity: number) =>
    fill(spot(reach), shadowColour, `opacity="${(opacity * nearness).toFixed(3)}"`)
  return [{ depth: floorDepth.shadow, svg: layer(1.25, 0.07) + layer(0.8, 0.1) }]
}

/** The shadow under a thing that stands: an ellipse `length` by `width`, turned as the thing is. */
export function standingShadow(view: View, at: Vector, frame: Frame, length: number, width: number): Piece[] {
  const layer = (reach: number, opacity: number) =>
    fill(
      wrapped(view, [{ at, radii: [length * 0.5 * reach, 0, width * 0.5 * reach], frame }]),
      shadowColour,
      `opacity="${opacity}"`,
    )
  return [{ depth: floorDepth.shadow, svg: layer(1.3, 0.06) + layer(1, 0.1) }]
}
