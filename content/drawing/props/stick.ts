import { darker } from '../rig/colour.ts'
import { between, type Vector } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'
import { tube } from './tube.ts'

/** A stick for the hands; `nearer` draws it that much nearer than its middle, when it must lie over a body. */
export type Stick = { from: Vector; to: Vector; radius?: number; colour?: string; nearer?: number }

export function stick(view: View, { from, to, radius = 6, colour = '#C98A54', nearer = 0 }: Stick): Piece[] {
  const cap = (start: number, end: number) =>
    tube(view, [between(from, to, start), between(from, to, end)], radius + 1, darker(colour, 0.35))
  return [
    {
      depth: depthOf(view, between(from, to, 0.5)) + nearer,
      svg: tube(view, [from, to], radius, colour) + cap(0, 0.045) + cap(0.955, 1),
    },
  ]
}
