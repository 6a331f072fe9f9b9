import { between, middleJoint, type Point, towards } from '../rig/geometry.ts'
import { bones, type Person } from '../rig/person.ts'
import { sideFigure, type SidePose } from '../rig/sideFigure.ts'

/**
 * Lying on the back with bent knees, seen from the side. `raise` is the torso's angle above the mat in degrees,
 * `curl` lets waist and chest lag behind the hips (units off the straight line), `tuck` presses the lower back down
 * (0 to 1), `breath` 0 to 1, `nearSlide` and `farSlide` how far a leg has straightened (0 to 1).
 */
export type SupinePose = {
  breath: number
  raise: number
  curl: number
  tuck: number
  nearSlide: number
  farSlide: number
}

export const supineRest: SupinePose = { breath: 0, raise: 3.4, curl: 0, tuck: 0, nearSlide: 0, farSlide: 0 }

const shoulder: Point = [440, 588]
const neckTop: Point = [410, 592]
const torsoLength = 174
/** From hip's height on the mat; the heel keeps touching it while the leg straightens. */
const bentAnkle = { near: 726, far: 740 }
const slideLength = 118
const wrists = { near: [603, 608], far: [612, 598] } as const

export type SupineJoints = {
  hip: Point
  waist: Point
  chest: Point
  shoulder: Point
  neckTop: Point
  nearKnee: Point
  nearAnkle: Point
  farKnee: Point
  farAnkle: Point
  nearWrist: Point
  farWrist: Point
}

const ankleAt = (bent: number, height: number, slide: number): Point => [bent + slideLength * slide, height + slide * 2]

export function supineJoints(pose: SupinePose): SupineJoints {
  const hip = towards(shoulder, -pose.raise, torsoLength)
  const off = (point: Point, by: number) => towards(point, 90 - pose.raise, by)
  const waist = off(between(hip, shoulder, 0.34), pose.curl - 6 + pose.tuck * 9)
  const chest = off(between(hip, shoulder, 0.67), pose.curl * 0.6 - pose.breath * 5)
  const nearAnkle = ankleAt(bentAnkle.near, 598, pose.nearSlide)
  const farAnkle = ankleAt(bentAnkle.far, 589, pose.farSlide)
  const knee = (ankle: Point) => middleJoint(hip, ankle, bones.thigh, bones.shank, 1)
  return {
    hip, waist, chest, shoulder, neckTop, nearAnkle, farAnkle,
    nearKnee: knee(nearAnkle), farKnee: knee(farAnkle), nearWrist: wrists.near, farWrist: wrists.far,
  }
}

/** The toes come up as the heel slides away. */
const footTurn = (slide: number) => -72 * Math.max(0, (slide - 0.12) / 0.88)

export function drawSupine(pose: SupinePose, person: Person): string {
  const { nearKnee, nearAnkle, farKnee, farAnkle, nearWrist, farWrist, ...spine } = supineJoints(pose)
  const side: SidePose = {
    ...spine, headTurn: -88, shoulderOffset: [0, 4],
    nearLeg: { knee: nearKnee, ankle: nearAnkle, footTurn: footTurn(pose.nearSlide) },
    farLeg: { knee: farKnee, ankle: farAnkle, footTurn: footTurn(pose.farSlide) },
    nearArm: { wrist: nearWrist, bend: 1, hand: { turn: 2, thumb: false } },
    farArm: { wrist: farWrist, bend: 1, hand: { turn: 2, thumb: false } },
  }
  return sideFigure(side, person)
}
