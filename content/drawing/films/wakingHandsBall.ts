import type { SoftBall } from '../props/softBall.ts'
import type { Table } from '../props/table.ts'
import type { Body } from '../rig/skeleton.ts'
import { distance, type Vector } from '../rig/vector.ts'
import { grip } from './wakingHandsShapes.ts'

/** Where the ball lies, and hands. */
export const kitchenTable = { at: [178, 0, 0], length: 170, width: 330, height: 234 } satisfies Table

const RADIUS = 14
const at: Vector = [146, kitchenTable.height + RADIUS, 0]
/** A wrist farther from the ball than this does not hold it. */
const REACH = 44

/** The ball on the table: it yields to the hand that squeezes it. */
export function wakingHandsBall({ pose, leftArm, rightArm }: Body): SoftBall {
  const fistAt = (wrist: Vector, fist: number) => (distance(wrist, at) < REACH ? fist : 0)
  const [left, right] = [fistAt(leftArm.wrist, pose.leftArm.fist), fistAt(rightArm.wrist, pose.rightArm.fist)]
  const squeezed = Math.max(0, Math.max(left, right) - grip.holding) / (grip.squeezing - grip.holding)
  return { at, radius: RADIUS, squeezed, side: right > left ? 1 : -1, colour: '#D9705A' }
}
