import { bones } from './bones.ts'
import type { Pose } from './pose.ts'
import { add, bent, type Frame, leaned, times, turned, twisted, upright, type Vector } from './vector.ts'

/** The spine's joints from the pelvis to the skull, and which way its parts look. */
export type Trunk = {
  pelvis: Vector
  waist: Vector
  chest: Vector
  collar: Vector
  neckTop: Vector
  frames: { pelvis: Frame; waist: Frame; chest: Frame; neck: Frame; head: Frame }
}

const spineBend = (frame: Frame, bend: number, side: number, twist: number) =>
  twisted(leaned(bent(frame, bend), side), twist)

/** The trunk of a pose, with its pelvis at a point. */
export function trunkOf(pose: Pose, pelvis: Vector): Trunk {
  const { spine, neck } = pose
  const pelvisFrame = leaned(bent(twisted(upright, pose.turn), pose.lean), pose.roll)
  const waistFrame = spineBend(pelvisFrame, spine.low, spine.side / 2, spine.twist * 0.4)
  const chestFrame = spineBend(waistFrame, spine.high, spine.side / 2, spine.twist * 0.6)
  const neckFrame = spineBend(chestFrame, neck.bend * 0.55, neck.side * 0.6, neck.twist * 0.4)
  const headFrame = spineBend(neckFrame, neck.bend * 0.45, neck.side * 0.4, neck.twist * 0.6)
  const waist = add(pelvis, times(pelvisFrame.up, bones.pelvisToWaist))
  const chest = add(waist, times(waistFrame.up, bones.waistToChest))
  const collar = add(chest, times(chestFrame.up, bones.chestToCollar + pose.breath * 2))
  // A neck rises a little forwards.
  const neckTop = add(collar, times(turned(neckFrame.up, neckFrame.right, -16), bones.neck))
  return {
    pelvis,
    waist,
    chest,
    collar,
    neckTop,
    frames: { pelvis: pelvisFrame, waist: waistFrame, chest: chestFrame, neck: neckFrame, head: headFrame },
  }
}
