import { groundShadow } from '../props/groundShadow.ts'
import { bones } from '../rig/bones.ts'
import type { Body } from '../rig/skeleton.ts'
import { within } from '../rig/vector.ts'
import type { Piece, View } from '../rig/view.ts'

/** A shadow under each sole, which fades as the foot leaves the floor. */
export const feetShadow = (view: View, { leftLeg, rightLeg }: Body): Piece[] =>
  [leftLeg, rightLeg].flatMap(({ ankle, foot }) =>
    groundShadow(
      view,
      [bones.heel, bones.ball].map((along) => within(ankle, foot, [along, -bones.ankle, 0])),
      22,
    ),
  )
