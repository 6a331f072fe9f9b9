import type { Vector } from './vector.ts'

/**
 * An arm by its joints, in degrees. `raise` lifts it from hanging (0) to overhead (180), negative behind the body;
 * `out` is the plane in which it rises: 0 forwards, 90 to the side, below 0 across the chest. `spin` turns the upper
 * arm about itself (above 0 inwards), `elbow` and `wrist` bend, `palm` turns the hand (above 0 palm down).
 * `shrug` lifts the shoulder and `back` draws it back, −1 to 1; `fist` closes the hand, 0 or 1.
 */
export type ArmPose = {
  raise: number
  out: number
  spin: number
  elbow: number
  wrist: number
  palm: number
  shrug: number
  back: number
  fist: number
}

/**
 * A leg by its joints, in degrees. `raise`, `out` and `spin` (above 0 outwards) as for an arm; `knee` bends,
 * `ankle` above 0 draws the toes up. `tip` of a planted foot above 0 lifts its heel, below 0 its toes.
 */
export type LegPose = { raise: number; out: number; spin: number; knee: number; ankle: number; tip: number }

/** What a hand or foot can be planted on: a fixed point of the scene, or a part of the own body that moves. */
export type Support = 'scene' | 'pelvis' | 'chest' | 'head' | 'leftThigh' | 'rightThigh' | 'leftShank' | 'rightShank'

/**
 * Where a wrist or ankle is held: a point of the scene, or one in the directions (forward, up, right) of a part from
 * its upper joint. `along` is where fingers or toes point, in the same directions.
 */
export type Hold = { on: Support; at: Vector; along?: Vector }

/** On the way from one hold (or none) to another: `share` is 0 to 1. */
export type Passing = { from: Hold | null; to: Hold | null; share: number }

export type End = 'leftHand' | 'rightHand' | 'leftFoot' | 'rightFoot'
/** Each hand and foot moves freely (null), is planted, or passes from one state to the other. */
export type Holds = Record<End, Hold | Passing | null>

/** Which point of the body `at` says the place of: the one that stays while the rest moves. */
export type Anchor = 'pelvis' | 'chest' | 'neck' | 'knees'

/**
 * How a body is held. `at` is the place of its anchor; `turn` (to its right), `lean` (forwards) and `roll` (to its
 * right) are the pelvis's, in degrees, in this order. The spine bends forwards at its lower and upper half, to the
 * right with `side`, and turns to the right with `twist`; the neck likewise. `breath` is 0 (out) to 1 (in).
 */
export type Pose = {
  anchor: Anchor
  at: Vector
  turn: number
  lean: number
  roll: number
  spine: { low: number; high: number; side: number; twist: number }
  neck: { bend: number; side: number; twist: number }
  breath: number
  leftArm: ArmPose
  rightArm: ArmPose
  leftLeg: LegPose
  rightLeg: LegPose
  holds: Holds
}

/** Some numbers of a pose; what is left out stays as it is. */
export type Change = {
  [Part in keyof Pose]?: Pose[Part] extends Vector | string
    ? Pose[Part]
    : Pose[Part] extends object
      ? Partial<Pose[Part]>
      : Pose[Part]
}

const arm: ArmPose = { raise: 4, out: 60, spin: 0, elbow: 8, wrist: 0, palm: 0, shrug: 0, back: 0, fist: 0 }
const leg: LegPose = { raise: 0, out: 0, spin: 0, knee: 0, ankle: 0, tip: 0 }

/** Standing at ease on the scene's origin; nothing is held yet. */
export const standing: Pose = {
  anchor: 'pelvis',
  at: [0, 274, 0],
  turn: 0,
  lean: 0,
  roll: 0,
  spine: { low: 0, high: 0, side: 0, twist: 0 },
  neck: { bend: 0, side: 0, twist: 0 },
  breath: 0,
  leftArm: arm,
  rightArm: arm,
  leftLeg: leg,
  rightLeg: leg,
  holds: { leftHand: null, rightHand: null, leftFoot: null, rightFoot: null },
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The pose with some of its numbers changed. */
export function changed(pose: Pose, change: Change): Pose {
  const parts = Object.entries(change).map(([name, value]) => {
    const before = pose[name as keyof Pose]
    return [name, isPart(before) && isPart(value) ? { ...before, ...value } : value]
  })
  return { ...pose, ...Object.fromEntries(parts) }
}

/** The same for both arms or both legs. */
export const arms = (change: Partial<ArmPose>) => ({ leftArm: change, rightArm: change })
export const legs = (change: Partial<LegPose>) => ({ leftLeg: change, rightLeg: change })
/** The right hand's or foot's hold for both, mirrored about the body's middle; null lets go. */
export const hands = (hold: Hold | null) => ({ leftHand: hold && mirroredHold(hold), rightHand: hold })
export const feet = (hold: Hold | null) => ({ leftFoot: hold && mirroredHold(hold), rightFoot: hold })

const acrossVector = ([x, y, z]: Vector): Vector => [x, y, -z]
const across = <Part extends { side: number; twist: number }>(part: Part): Part => ({
  ...part,
  side: -part.side,
  twist: -part.twist,
})
const otherSide: Partial<Record<Support, Support>> = {
  leftThigh: 'rightThigh',
  rightThigh: 'leftThigh',
  leftShank: 'rightShank',
  rightShank: 'leftShank',
}

function mirroredHold(hold: Hold): Hold {
  const { on, at, along } = hold
  return { on: otherSide[on] ?? on, at: acrossVector(at), ...(along ? { along: acrossVector(along) } : {}) }
}

function mirroredGrip(grip: Holds[End]): Holds[End] {
  if (!grip) return null
  if (!('share' in grip)) return mirroredHold(grip)
  return { ...grip, from: grip.from && mirroredHold(grip.from), to: grip.to && mirroredHold(grip.to) }
}

/** The same posture to the other side. */
export function mirrored({
  at,
  turn,
  roll,
  spine,
  neck,
  leftArm,
  rightArm,
  leftLeg,
  rightLeg,
  holds,
  ...same
}: Pose): Pose {
  return {
    ...same,
    at: acrossVector(at),
    turn: -turn,
    roll: -roll,
    spine: across(spine),
    neck: across(neck),
    leftArm: rightArm,
    rightArm: leftArm,
    leftLeg: rightLeg,
    rightLeg: leftLeg,
    holds: {
      leftHand: mirroredGrip(holds.rightHand),
      rightHand: mirroredGrip(holds.leftHand),
      leftFoot: mirroredGrip(holds.rightFoot),
      rightFoot: mirroredGrip(holds.leftFoot),
    },
  }
}
