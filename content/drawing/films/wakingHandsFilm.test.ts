import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softBallRadii } from '../props/softBall.ts'
import type { Digit, HandJoints } from '../rig/handJoints.ts'
import type { Pose } from '../rig/pose.ts'
import { type Body, bodyOf } from '../rig/skeleton.ts'
import { between, cross, degrees, distance, dot, type Vector } from '../rig/vector.ts'
import { framesOf, FRAMES_PER_SECOND } from './film.ts'
import { handsOf } from './handsCloseUp.ts'
import { wakingHandsBall } from './wakingHandsBall.ts'
import { wakingHandsFilm as film } from './wakingHandsFilm.ts'
import { wakingHandsShapes } from './wakingHandsShapes.ts'
import type { WakingHandsMotion } from '../../scripts/wakingHandsScript.ts'

/** So far, in degrees, a finger's knuckle, middle and last joint bend, and a thumb's root, middle and last joint. */
const limits = { finger: [92, 110, 80], thumb: [0, 60, 80] }
/** Faster than this between two frames is a jump, not a movement. */
const JUMP_DEGREES = 12
/** What sines and cosines leave in the last digits. */
const ROUNDING = 0.01

type Frame = { second: number; motion: WakingHandsMotion; body: Body; hands: HandJoints[] }

const frames = [...framesOf(film)].map((second): Frame => {
  const { motion, posture } = film.at(second)
  const [pose] = JSON.parse(posture) as [Pose]
  const body = bodyOf(pose)
  const name = motion as WakingHandsMotion
  return { second, motion: name, body, hands: handsOf(body, wakingHandsShapes[name]) }
})

/** How far a joint bends between two bones, about their left-to-right axis: below 0 it would bend backwards. */
const bendOf = (from: Digit['frames'][0], to: Digit['frames'][0]) =>
  degrees(Math.atan2(-dot(cross(from.forward, to.forward), to.right), dot(from.forward, to.forward)))

const bendsOf = ({ frame, fingers, thumb }: HandJoints) => [
  ...fingers.map(({ frames }) => ({
    name: 'finger',
    limits: limits.finger,
    bends: frames.map((bone, index) =>
      bendOf(index > 0 ? (frames[index - 1] as typeof bone) : { ...frame, right: bone.right }, bone),
    ),
  })),
  {
    name: 'thumb',
    limits: limits.thumb,
    bends: thumb.frames.map((bone, index) => bendOf(thumb.frames[Math.max(0, index - 1)] as typeof bone, bone)),
  },
]

const during = (motion: WakingHandsMotion) => frames.filter((frame) => frame.motion === motion)
const middleOfPalm = ({ wrist, fingers }: HandJoints) =>
  between(wrist, between(fingers[1]?.joints[0] as Vector, fingers[2]?.joints[0] as Vector, 0.5), 0.6)
const tipsOf = ({ fingers }: HandJoints) => fingers.map(({ joints }) => joints.at(-1) as Vector)
const nearestTip = (hand: HandJoints) => Math.min(...tipsOf(hand).map((tip) => distance(tip, middleOfPalm(hand))))
const farthestTip = (hand: HandJoints) => Math.max(...tipsOf(hand).map((tip) => distance(tip, middleOfPalm(hand))))

test('no joint of a finger or thumb bends backwards, too far, or in jumps', () => {
  let before: { motion: string; bends: number[] } | undefined
  for (const { second, motion, hands } of frames) {
    const digits = hands.flatMap(bendsOf)
    for (const { name, limits, bends } of digits)
      bends.forEach((bend, joint) =>
        assert.ok(
          bend >= -ROUNDING && bend <= (limits[joint] as number) + ROUNDING,
          `joint ${joint} of a ${name} is at ${bend}° in second ${second}`,
        ),
      )
    const bends = digits.flatMap((digit) => digit.bends)
    // A close-up begins with its exercise: hands are seen anew, and from elsewhere.
    if (before?.motion === motion)
      bends.forEach((bend, index) =>
        assert.ok(
          Math.abs(bend - (before?.bends[index] as number)) < JUMP_DEGREES,
          `a joint jumps in second ${second}`,
        ),
      )
    before = { motion, bends }
  }
})

test('a fist is a fist: fingertips in the palm, the thumb outside, and an open hand is open', () => {
  const shut = during('fists').filter(({ body }) => body.pose.rightArm.fist > 0.98)
  const open = during('fists').filter(({ body }) => body.pose.rightArm.fist < 0.02)
  assert.ok(shut.length > FRAMES_PER_SECOND && open.length > 0)
  const reach = Math.min(...open.flatMap(({ hands }) => hands.map(nearestTip)))
  for (const { second, hands } of shut)
    for (const hand of hands) {
      assert.ok(farthestTip(hand) < reach / 2, `an open fist in second ${second}`)
      const outwards = (point: Vector) => -dot(hand.frame.up, point)
      const [thumb, ...tips] = [hand.thumb.joints.at(-1) as Vector, ...tipsOf(hand)]
      assert.ok(
        tips.every((tip) => outwards(thumb) > outwards(tip)),
        `the thumb is inside in second ${second}`,
      )
    }
})

test('palms look down and up in turn, the wrists bend both ways, and palms lie on each other', () => {
  const ups = during('turn').map(({ hands }) => hands.map(({ frame }) => frame.up[1]))
  for (const side of [0, 1]) {
    const heights = ups.map((row) => row[side] as number)
    assert.ok(Math.max(...heights) > 0.95 && Math.min(...heights) < -0.9)
  }
  const slopes = during('wrists').map(({ hands }) => hands[0]?.frame.forward[1] ?? 0)
  assert.ok(Math.max(...slopes) > 0.6 && Math.min(...slopes) < -0.5)
  for (const motion of ['rub', 'palms'] as const)
    for (const { second, body, hands } of during(motion)) {
      if (film.at(second).repetition === 0) continue
      const [left, right] = hands.map(({ frame }) => frame.up) as [Vector, Vector]
      assert.ok(dot(left, right) < -0.8, `palms look aside in second ${second}`)
      assert.ok(Math.abs(body.leftArm.wrist[2] - body.rightArm.wrist[2]) < 14, `palms are apart in second ${second}`)
    }
})

test('the ball yields while a hand squeezes it, three times each, and at no other time', () => {
  const squeezed = { left: 0, right: 0 }
  let before = 0
  for (const { motion, body, second } of frames) {
    const ball = wakingHandsBall(body)
    const [, high, wide] = softBallRadii(ball)
    if (motion !== 'ball') assert.equal(wide, ball.radius, `squeezed in second ${second}`)
    if (ball.squeezed > 0.5 && before <= 0.5) squeezed[ball.side > 0 ? 'right' : 'left'] += 1
    if (ball.squeezed > 0.9)
      assert.ok(wide < ball.radius * 0.8 && high > ball.radius, `no yielding in second ${second}`)
    before = ball.squeezed
  }
  assert.deepEqual(squeezed, { left: 3, right: 3 })
})
