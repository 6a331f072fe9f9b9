import { darker } from '../rig/colour.ts'
import { chain, distance, knob, middleJoint, type Point, shift, towards } from '../rig/geometry.ts'
import { frontHead } from '../rig/frontHead.ts'
import { frontTorso } from '../rig/frontTorso.ts'
import { arm } from '../rig/limbs.ts'
import { bones, type Person } from '../rig/person.ts'
import { fill } from '../rig/shapes.ts'

/**
 * How an upper body seen from the front is held. `breath`, `lift` and `back` (of the shoulders), `nod`: 0 to 1;
 * `turn` −1 to 1; `tilt` in degrees. A wrist is `angle` degrees (90 is down) and `reach` units away from where its
 * shoulder rests, so a planted hand stays where it is while the shoulder moves.
 */
export type FrontPose = {
  breath: number
  tilt: number
  turn: number
  nod: number
  lift: number
  back: number
  leftAngle: number
  leftReach: number
  leftHand: number
  rightAngle: number
  rightReach: number
  rightHand: number
}

/** Where the shirt begins and ends, and how far the shoulders are from the middle. */
export type FrontBuild = { x: number; collar: number; hips: number; halfWidth: number }

export type FrontJoints = {
  shoulders: [left: Point, right: Point]
  elbows: [left: Point, right: Point]
  wrists: [left: Point, right: Point]
  collar: Point
  neckTop: Point
}

const below = (build: FrontBuild, side: 1 | -1): Point => [build.x + side * build.halfWidth, build.collar + 26]

function reachOf(shoulder: Point, wrist: Point, outward: 1 | -1): Point {
  // The elbow points away from the body; past the horizontal that is the other side of the line to the hand.
  const side = wrist[1] > shoulder[1] ? outward : outward === 1 ? -1 : 1
  return middleJoint(shoulder, wrist, bones.upperArm, bones.forearm, side)
}

/** The longest that shoulder to wrist can be: a hair less than straight. */
const armLength = bones.upperArm + bones.forearm - 0.01

function withinReach(shoulder: Point, wrist: Point): Point {
  const far = distance(shoulder, wrist) / armLength
  return far <= 1 ? wrist : [shoulder[0] + (wrist[0] - shoulder[0]) / far, shoulder[1] + (wrist[1] - shoulder[1]) / far]
}

export function frontJoints(pose: FrontPose, build: FrontBuild): FrontJoints {
  const rise = pose.lift * 13 + pose.breath * 5 * (1 - pose.lift)
  const shoulderAt = (side: 1 | -1) => shift(below(build, side), side * (pose.back * 5 - pose.lift * 2), -rise)
  const shoulders: [Point, Point] = [shoulderAt(-1), shoulderAt(1)]
  const wrists: [Point, Point] = [
    withinReach(shoulders[0], towards(below(build, -1), pose.leftAngle, pose.leftReach)),
    withinReach(shoulders[1], towards(below(build, 1), pose.rightAngle, pose.rightReach)),
  ]
  const collar: Point = [build.x, build.collar - pose.breath * 4 - pose.lift * 2]
  return {
    shoulders,
    wrists,
    elbows: [reachOf(shoulders[0], wrists[0], -1), reachOf(shoulders[1], wrists[1], 1)],
    collar,
    neckTop: towards(shift(collar, 0, -2), pose.tilt * 0.75 - 90, 31),
  }
}

/** Shirt, head and arms; what the figure sits or stands on comes before. */
export function drawFrontBody(pose: FrontPose, build: FrontBuild, person: Person): string {
  const { shoulders, elbows, wrists, collar, neckTop } = frontJoints(pose, build)
  const cloth = person.longSleeves ? person.top : darker(person.top, 0.03)
  const armOn = (side: 0 | 1, turn: number) => arm(shoulders[side], elbows[side], wrists[side], {
    person, skin: person.skin, cloth, build: Math.min(person.build ?? 1, 1.05), hand: { turn, mirror: side === 0 ? -1 : 1 },
  })
  const neck = chain([knob(shift(collar, 0, -2), 19), knob(neckTop, 16.5)])
  return fill(neck, darker(person.skin, 0.1))
    + frontTorso({ collar, hips: [build.x, build.hips], shoulders: torsoShoulders(shoulders), elbows, breath: pose.breath }, person)
    + frontHead(neckTop, pose, person)
    + armOn(0, pose.leftHand) + armOn(1, pose.rightHand)
}

/** The shirt's shoulder seams lie a little outside the joints. */
const torsoShoulders = ([left, right]: [Point, Point]): [Point, Point] => [shift(left, -1, 0), shift(right, 1, 0)]
