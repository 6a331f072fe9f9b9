import { fill } from '../rig/shapes.ts'
import { wrapped } from '../rig/solid.ts'
import { upright, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'

/** A glass that widens upwards, and where it stands. */
export type GlassOfWater = { at: Vector; height?: number }

/** A glass three quarters full. */
export function glassOfWater(view: View, { at: [x, y, z], height = 38 }: GlassOfWater): Piece[] {
  const disc = (share: number, inset: number) => {
    const radius = height * (0.27 + 0.08 * share) - inset
    return { at: [x, y + height * share, z] as const, radii: [radius, 0, radius] as const, frame: upright }
  }
  const glass = fill(wrapped(view, [disc(0, 0), disc(1, 0)]), '#FFFFFF', 'opacity=".62"')
  const water = fill(wrapped(view, [disc(0.1, 2), disc(0.72, 2)]), '#8CC3D2', 'opacity=".75"')
  const surface = fill(wrapped(view, [disc(0.72, 2)]), '#CDE8EC')
  const rim = fill(wrapped(view, [disc(1, 0)]), '#FFFFFF', 'opacity=".75"')
  return [{ depth: depthOf(view, [x, y + height / 2, z]), svg: glass + water + surface + rim }]
}
