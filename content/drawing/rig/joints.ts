import type { Body } from './skeleton.ts'
import { angleBetween, minus, type Vector } from './vector.ts'

/** A joint's bend in degrees, and how far a body can go without strain. */
export type JointAngle = { joint: string; degrees: number; from: number; to: number }

/** 0 where two bones run straight on, above 0 as the joint bends. */
const flexion = (a: Vector, joint: Vector, b: Vector) => angleBetween(minus(joint, a), minus(b, joint))

/** The bends of a solved body: knees and elbows as they came out, spine, neck, hips and shoulders as they are posed. */
export function jointAngles({ pose, frames, leftArm, rightArm, leftLeg, rightLeg }: Body): JointAngle[] {
  const arm = (name: string, { shoulder, elbow, wrist, hand }: Body['leftArm']): JointAngle[] => [
    { joint: `${name} elbow`, degrees: flexion(shoulder, elbow, wrist), from: 0, to: 148 },
    { joint: `${name} wrist`, degrees: angleBetween(hand.forward, minus(wrist, elbow)), from: 0, to: 92 },
    { joint: `${name} shoulder`, degrees: angleBetween(minus(elbow, shoulder), frames.chest.up), from: 0, to: 180 },
  ]
  const leg = (name: string, { hip, knee, ankle, foot }: Body['leftLeg']): JointAngle[] => [
    { joint: `${name} knee`, degrees: flexion(hip, knee, ankle), from: 0, to: 152 },
    { joint: `${name} ankle`, degrees: angleBetween(foot.forward, minus(knee, ankle)) - 90, from: -36, to: 72 },
    {
      joint: `${name} hip forwards`,
      degrees: 180 - angleBetween(minus(knee, hip), frames.pelvis.up),
      from: 0,
      to: 138,
    },
  ]
  return [
    { joint: 'spine forwards', degrees: pose.spine.low + pose.spine.high, from: -45, to: 90 },
    { joint: 'spine to the side', degrees: pose.spine.side, from: -40, to: 40 },
    { joint: 'spine turn', degrees: pose.spine.twist, from: -55, to: 55 },
    { joint: 'neck forwards', degrees: pose.neck.bend, from: -55, to: 60 },
    { joint: 'neck to the side', degrees: pose.neck.side, from: -42, to: 42 },
    { joint: 'neck turn', degrees: pose.neck.twist, from: -78, to: 78 },
    ...arm('left', leftArm),
    ...arm('right', rightArm),
    ...leg('left', leftLeg),
    ...leg('right', rightLeg),
  ]
}
