import { bones } from './bones.ts'
import type { Hold, Holds, LegPose } from './pose.ts'
import { type Placed, placeOf, reach, type Side, type Supports, twoBones } from './reach.ts'
import type { Trunk } from './trunk.ts'
import {
  add,
  bent,
  dot,
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

/** `front` is the way the knee points. */
export type LegJoints = { hip: Vector; knee: Vector; ankle: Vector; foot: Frame; front: Vector }

function freeLeg(pose: LegPose, trunk: Trunk, side: Side) {
  const frame = trunk.frames.pelvis
  const hip = within(trunk.pelvis, frame, [0, -6, side * bones.hipsApart])
  const [along, rising] = reach(frame, side, pose.raise, pose.out)
  // A leg raised to the side still bends its knee forwards: only the share that rises forwards turns the knee.
  const ahead = unit(minus(frame.forward, times(along, dot(frame.forward, along))))
  const share = Math.cos(radians(pose.out))
  const front = turned(unit(add(times(rising, share), times(ahead, 1 - share))), along, pose.spin * side)
  const knee = add(hip, times(along, bones.thigh))
  const [cos, sin] = [Math.cos(radians(pose.knee)), Math.sin(radians(pose.knee))]
  const shank = add(times(along, cos), times(front, -sin))
  // Toes at a right angle to the shin, then drawn up by the ankle.
  const foot = bent(frameFrom(add(times(front, cos), times(along, sin)), times(shank, -1)), -pose.ankle)
  // Where the knee points when it is bent: between its front and the thigh's own way.
  const [halfCos, halfSin] = [Math.cos(radians(pose.knee / 2)), Math.sin(radians(pose.knee / 2))]
  const bulge = add(times(front, halfCos), times(along, halfSin))
  return { hip, knee, front, bulge, ankle: add(knee, times(shank, bones.shank)), foot }
}

/**
 * A planted foot lies flat, or stands on its ball (`tip` above 0) or heel (below 0), which then stay where they are.
 */
function plantedFoot({ at, along }: Hold, { at: origin, frame }: Placed, tip: number): Placed {
  const flat = frameFrom(within([0, 0, 0], frame, along ?? [1, 0, 0]), frame.up)
  const pivot: Vector = [tip > 0 ? bones.ball : bones.heel, -bones.ankle, 0]
  const tipped = bent(flat, tip)
  return { at: within(within(within(origin, frame, at), flat, pivot), tipped, times(pivot, -1)), frame: tipped }
}

function footSupport({ on }: Hold, supports: Partial<Supports>): Placed {
  const support = supports[on]
  if (!support) throw new Error(`A foot cannot be planted on the ${on}.`)
  return support
}

/** The leg of a pose: by its joints, or bent so that the foot is where it is held. */
export function legOf(
  pose: LegPose,
  trunk: Trunk,
  side: Side,
  hold: Holds[keyof Holds],
  supports: Partial<Supports>,
): LegJoints {
  const { hip, knee, ankle, front, bulge, foot } = freeLeg(pose, trunk, side)
  if (!hold) return { hip, knee, ankle, foot, front }
  const target = placeOf(
    hold,
    { at: ankle, frame: foot },
    (planted) => plantedFoot(planted, footSupport(planted, supports), pose.tip),
    true,
  )
  const [solvedKnee, solvedAnkle] = twoBones(hip, target.at, bones.thigh, bones.shank, bulge)
  return { hip, knee: solvedKnee, ankle: solvedAnkle, foot: target.frame, front }
}
