import { bones } from './bones.ts'
import type { ArmPose, Holds } from './pose.ts'
import { placeOf, reach, type Side, type Supports, twoBones } from './reach.ts'
import type { Trunk } from './trunk.ts'
import {
  add,
  cross,
  type Frame,
  frameFrom,
  minus,
  radians,
  times,
  turned,
  unit,
  type Vector,
  within,
} from './vector.ts'

export type ArmJoints = { shoulder: Vector; elbow: Vector; wrist: Vector; hand: Frame }

function freeArm(pose: ArmPose, trunk: Trunk, side: Side) {
  const frame = trunk.frames.chest
  const shoulder = within(trunk.collar, frame, [
    -2 - pose.back * 9,
    -24 + pose.shrug * 16,
    side * (bones.shouldersApart - Math.abs(pose.shrug) * 2 + pose.back * 3),
  ])
  const [along, rising] = reach(frame, side, pose.raise, pose.out)
  const bend = turned(rising, along, -pose.spin * side)
  const elbow = add(shoulder, times(along, bones.upperArm))
  const forearm = add(times(along, Math.cos(radians(pose.elbow))), times(bend, Math.sin(radians(pose.elbow))))
  return { shoulder, elbow, bend, wrist: add(elbow, times(forearm, bones.forearm)) }
}

/** Fingers go on in the forearm's line; the back of the hand looks outwards while the palm is not turned. */
function handFrame(elbow: Vector, wrist: Vector, bend: Vector, pose: ArmPose, side: Side): Frame {
  const along = unit(minus(wrist, elbow))
  const outward = turned(times(unit(cross(along, bend)), side), along, -pose.palm * side)
  return frameFrom(turned(along, unit(cross(outward, along)), pose.wrist), outward)
}

/** The arm of a pose: by its joints, or bent so that the hand is where it is held. */
export function armOf(
  pose: ArmPose,
  trunk: Trunk,
  side: Side,
  hold: Holds[keyof Holds],
  supports: Supports,
): ArmJoints {
  const { shoulder, elbow, wrist, bend } = freeArm(pose, trunk, side)
  const free = { at: wrist, frame: handFrame(elbow, wrist, bend, pose, side) }
  if (!hold) return { shoulder, elbow, wrist, hand: free.frame }
  const target = placeOf(hold, free, ({ on, at, along }) => {
    const { at: origin, frame } = supports[on]
    const point = within(origin, frame, at)
    const [bentElbow] = twoBones(shoulder, point, bones.upperArm, bones.forearm, times(bend, -1))
    const hand = handFrame(bentElbow, point, bend, pose, side)
    return { at: point, frame: along ? frameFrom(within([0, 0, 0], frame, along), hand.up) : hand }
  })
  const [solvedElbow, solvedWrist] = twoBones(shoulder, target.at, bones.upperArm, bones.forearm, times(bend, -1))
  return { shoulder, elbow: solvedElbow, wrist: solvedWrist, hand: target.frame }
}
