import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { stick } from '../props/stick.ts'
import { arms, type Change, changed, feet, legs, standing } from '../rig/pose.ts'
import type { ArmJoints } from '../rig/armJoints.ts'
import type { Body } from '../rig/skeleton.ts'
import { add, between, minus, times, unit, within } from '../rig/vector.ts'
import { depthOf, type Piece, type View } from '../rig/view.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type StickMotion, shoulderStickScript } from '../../scripts/shoulderStickScript.ts'

const STICK = 330

const low = { raise: 17, out: 30, spin: 0, elbow: 14, wrist: -4, palm: 70, fist: 1 }
const rest = changed(standing, {
  at: [0, 269, 0],
  ...legs({ knee: 8 }),
  ...arms(low),
  spine: { low: 1 },
  holds: feet({ on: 'scene', at: [0, 22, 46], along: [1, 0, 0.2] }),
})

const tall: Change = { ...arms({ ...low, shrug: 0.14 }), spine: { low: 0, high: -5 }, neck: { bend: -3 }, breath: 1 }

const before: Change = { ...arms({ ...low, raise: 88, out: 12 }), spine: { high: -2 }, breath: 0.6 }
const high: Change = {
  ...arms({ ...low, raise: 163, out: 46, elbow: 12, shrug: 0.35 }),
  spine: { high: -6 },
  neck: { bend: -6 },
  breath: 1,
}

const bentArm = { raise: 6, out: 16, elbow: 86, palm: 84, wrist: 0, fist: 1 }
const pushedRight: Change = {
  rightArm: { ...bentArm, spin: -40 },
  leftArm: { ...bentArm, spin: 44 },
  spine: { twist: 3 },
  neck: { twist: 8 },
  breath: 0,
}

const raisedRight: Change = {
  rightArm: { ...low, raise: 84, out: 70, shrug: 0.2 },
  leftArm: { ...low, raise: 72, out: -46, elbow: 18 },
  spine: { side: -3, twist: 5 },
  neck: { twist: 12 },
  breath: 1,
}

const swayedRight: Change = {
  ...high,
  at: [0, 268, -10],
  roll: 2,
  spine: { side: 20, high: -5 },
  neck: { side: -2 },
  breath: 0,
}

const motions: Record<StickMotion, Motion> = {
  breathe: {
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [6, {}],
    ],
  },
  overhead: {
    keys: [
      [0, {}],
      [1.2, before],
      [2.3, high],
      [2.7, high],
      [3.9, before],
      [5, {}],
    ],
  },
  aside: {
    from: { ...arms(bentArm), breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1.8, pushedRight],
      [2.2, pushedRight],
      [4, {}],
    ],
  },
  upAndOut: {
    alternate: true,
    keys: [
      [0, {}],
      [2.2, raisedRight],
      [2.7, raisedRight],
      [5, {}],
    ],
  },
  tree: {
    alternate: true,
    keys: [
      [0, {}],
      [1.1, before],
      [2.2, high],
      [4.2, swayedRight],
      [4.8, swayedRight],
      [6.6, high],
      [7.8, before],
      [9, {}],
    ],
  },
}

const grip = ({ wrist, hand }: ArmJoints) => within(wrist, hand, [15, -4, 0])

/** The stick through both fists, just behind them. */
function heldStick({ leftArm, rightArm }: Body, view: View): Piece[] {
  const [left, right] = [grip(leftArm), grip(rightArm)]
  const middle = between(left, right, 0.5)
  const half = times(unit(minus(right, left)), STICK / 2)
  const armDepth = ({ shoulder, elbow, wrist }: ArmJoints) =>
    (depthOf(view, shoulder) + depthOf(view, elbow) + depthOf(view, wrist)) / 3
  const nearer = Math.min(armDepth(leftArm), armDepth(rightArm)) + 48 - depthOf(view, middle)
  return stick(view, { from: minus(middle, half), to: add(middle, half), nearer })
}

export const shoulderStickFilm = makeFilm({
  slug: 'shoulder-stick',
  script: shoulderStickScript,
  person: { ...people.piotr, shoes: '#2F5D73' },
  rest,
  motions,
  room: rooms.practice,
  view: { turn: 80, pitch: 8, at: [640, 652], scale: 0.95 },
  props: (body, view) => [
    ...heldStick(body, view),
    ...groundShadow(
      view,
      [
        [14, 0, 46],
        [14, 0, -46],
      ],
      32,
    ),
  ],
})
