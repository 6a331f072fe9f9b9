import type { Vector } from '../rig/vector.ts'
import { placed, type Placing } from './placing.ts'

/** Sizes in scene units: heights above the floor, `wheel` and its hub, and how far left and right things lie. */
export const wheelchairSizes = {
  seatHeight: 150,
  length: 140,
  width: 140,
  footrestHeight: 30,
  footrestForward: 132,
  armrestHeight: 214,
  armrestOut: 78,
  wheel: 100,
  hub: [-26, 100] as const,
  wheelOut: 90,
  pushRim: 88,
  handleHeight: 306,
}

const { footrestHeight, footrestForward, armrestHeight, armrestOut } = wheelchairSizes

/** −1 is the user's left, 1 their right. */
export type Side = 1 | -1

/** Middle of the plate under one foot. */
export const wheelchairFootrest = (chair: Placing, side: Side): Vector =>
  placed(chair, [footrestForward, footrestHeight, side * 36])

/** On an arm rest; `along` runs from 0 (at the back) to 1 (at its front end). */
export const wheelchairArmrest = (chair: Placing, side: Side, along = 0.7): Vector =>
  placed(chair, [-62 + along * 118, armrestHeight, side * armrestOut])
