import { type ArmJoints, armOf } from './armJoints.ts'
import { type LegJoints, legOf } from './legJoints.ts'
import type { Anchor, Pose } from './pose.ts'
import type { Placed, Supports } from './reach.ts'
import { type Trunk, trunkOf } from './trunk.ts'
import { between, dot, frameFrom, minus, times, unit, upright, type Vector } from './vector.ts'

type Legs = { leftLeg: LegJoints; rightLeg: LegJoints }

/** A posed body: where every joint is, and which way every part looks. */
export type Body = Trunk & Legs & { pose: Pose; leftArm: ArmJoints; rightArm: ArmJoints }

/** A bone as a support: `up` runs back along it to its upper joint, `forward` is its front. */
function boneOf(upper: Vector, lower: Vector, front: Vector): Placed {
  const up = unit(minus(upper, lower))
  return { at: upper, frame: frameFrom(minus(front, times(up, dot(front, up))), up) }
}
const thighOf = ({ hip, knee, front }: LegJoints) => boneOf(hip, knee, front)
const shankOf = ({ knee, ankle, front }: LegJoints) => boneOf(knee, ankle, front)

/** What hands and feet can be planted on, as it lies now. */
export function supportsOf({ pelvis, chest, neckTop, frames, leftLeg, rightLeg }: Trunk & Legs): Supports {
  return {
    ...trunkSupports({ pelvis, chest, neckTop, frames }),
    leftThigh: thighOf(leftLeg),
    rightThigh: thighOf(rightLeg),
    leftShank: shankOf(leftLeg),
    rightShank: shankOf(rightLeg),
  }
}

const trunkSupports = ({ pelvis, chest, neckTop, frames }: Pick<Trunk, 'pelvis' | 'chest' | 'neckTop' | 'frames'>) => ({
  scene: { at: [0, 0, 0] as Vector, frame: upright },
  pelvis: { at: pelvis, frame: frames.pelvis },
  chest: { at: chest, frame: frames.chest },
  head: { at: neckTop, frame: frames.head },
})

/** Where the point of a body is that a pose can be placed by. */
export function anchorPoint(
  { pelvis, chest, collar, leftLeg, rightLeg }: Pick<Trunk, 'pelvis' | 'chest' | 'collar'> & Legs,
  anchor: Anchor,
): Vector {
  return { pelvis, chest, neck: collar, knees: between(leftLeg.knee, rightLeg.knee, 0.5) }[anchor]
}

/**
 * The trunk where its pose's anchor puts it. The knees anchor as the legs' joints place them, before feet are planted.
 */
function anchoredTrunk(pose: Pose): Trunk {
  const trunk = trunkOf(pose, [0, 0, 0])
  const free = {
    ...trunk,
    leftLeg: legOf(pose.leftLeg, trunk, -1, null, {}),
    rightLeg: legOf(pose.rightLeg, trunk, 1, null, {}),
  }
  return trunkOf(pose, minus(pose.at, anchorPoint(free, pose.anchor)))
}

/** Solves a pose: first the trunk onto its anchor, then legs and arms onto what they hold. A foot stands on no leg. */
export function bodyOf(pose: Pose): Body {
  const trunk = anchoredTrunk(pose)
  const under = trunkSupports(trunk)
  const leftLeg = legOf(pose.leftLeg, trunk, -1, pose.holds.leftFoot, under)
  const rightLeg = legOf(pose.rightLeg, trunk, 1, pose.holds.rightFoot, under)
  const supports = supportsOf({ ...trunk, leftLeg, rightLeg })
  return {
    pose,
    ...trunk,
    leftLeg,
    rightLeg,
    leftArm: armOf(pose.leftArm, trunk, -1, pose.holds.leftHand, supports),
    rightArm: armOf(pose.rightArm, trunk, 1, pose.holds.rightHand, supports),
  }
}
