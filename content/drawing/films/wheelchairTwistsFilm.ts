import { people } from '../figures/people.ts'
import { wheelchair } from '../props/wheelchair.ts'
import { type Side, wheelchairArmrest, wheelchairSizes } from '../props/wheelchairSizes.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { bones } from '../rig/bones.ts'
import { add, type Vector } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { onThigh } from './seated.ts'
import { type WheelchairMotion, wheelchairTwistsScript } from '../../scripts/wheelchairTwistsScript.ts'

const place = { at: [0, 0, 0] as Vector }
const { seatHeight, footrestHeight, footrestForward } = wheelchairSizes

const onFootrest: Hold = {
  on: 'scene',
  at: [footrestForward - 10, footrestHeight + bones.ankle, 38],
  along: [1, 0, 0.1],
}

const inWheelchair = changed(standing, {
  at: [-22, seatHeight + 34, 0],
  lean: -3,
  spine: { low: 4, high: 2 },
  ...legs({ raise: 92, out: 8, knee: 88 }),
  ...arms({ raise: 14, out: -50, elbow: 60, palm: 70 }),
  holds: { ...feet(onFootrest), ...hands(onThigh) },
})

const onRibs: Hold = { on: 'chest', at: [26, -36, 62], along: [0.55, -0.05, -0.8] }
const handsOnRibs: Change = { ...arms({ raise: 50, out: -64, elbow: 104, palm: 40 }), holds: hands(onRibs) }
const ribsOpen: Change = { ...handsOnRibs, spine: { low: 2, high: -4 }, neck: { bend: -3 }, breath: 1 }

/** Arms crossed: each hand lies on the other shoulder, the right forearm over the left. */
const handsOnShoulders: Change = {
  rightArm: { raise: 32, out: -40, elbow: 110, palm: 40 },
  leftArm: { raise: 44, out: -30, elbow: 110, palm: 40 },
  holds: {
    rightHand: { on: 'chest', at: [53, 33, -26], along: [-0.6, 0.3, -0.8] },
    leftHand: { on: 'chest', at: [36, 34, 24], along: [-0.5, 0.4, 0.8] },
  },
  spine: { low: 2, high: -2 },
  breath: 1,
}
const turnedRight: Change = {
  ...handsOnShoulders,
  spine: { low: 2, high: -3, twist: 38 },
  neck: { twist: 18 },
  breath: 0,
}
const turnedLeft: Change = {
  ...handsOnShoulders,
  spine: { low: 2, high: -3, twist: -38 },
  neck: { twist: -18 },
  breath: 0,
}

/** A hand on an arm rest: its wrist is a little over it. */
const onArmrest = (side: Side, share: number, along: Vector): Hold => ({
  on: 'scene',
  at: add(wheelchairArmrest(place, side, share), [0, 12, 0]),
  along,
})
const armrestBehind = onArmrest(1, 0.2, [0.9, -0.3, 0.1])
const armrestInFront = onArmrest(1, 0.86, [0.2, -0.4, 0.9])
const heldRight: Change = {
  spine: { low: 2, high: -2, twist: 40 },
  neck: { twist: 17 },
  rightArm: { raise: -20, out: 20, elbow: 40, palm: 60 },
  leftArm: { raise: 40, out: -40, elbow: 40, palm: 60 },
  holds: { rightHand: armrestBehind, leftHand: armrestInFront },
}

const leftArmrest: Hold = onArmrest(-1, 0.72, [0.9, -0.3, 0])
const leaningLeft: Change = {
  spine: { side: -22, high: -3 },
  neck: { side: -8, twist: 6 },
  rightArm: { raise: 168, out: 76, elbow: 40, wrist: 10, palm: 20, shrug: 0.3 },
  holds: { rightHand: null, leftHand: leftArmrest },
}

const grown: Change = { spine: { low: 2, high: -2 }, breath: 1 }

const motions: Record<WheelchairMotion, Motion> = {
  ribs: {
    keys: [
      [0, handsOnRibs],
      [3, ribsOpen],
      [3.5, ribsOpen],
      [6.6, handsOnRibs],
      [7, handsOnRibs],
    ],
  },
  shoulderCircle: {
    closeUp: {
      turn: 6,
      pitch: 4,
      scale: 1.2,
      on: [26, 350, 0],
      ways: [{ of: ({ rightArm }) => rightArm.shoulder, from: 0, to: 3.6, wide: 3.2 }],
    },
    keys: [
      [0, {}],
      [0.9, { ...arms({ shrug: 0.5, back: -0.7 }), spine: { high: 4 }, breath: 0.5 }],
      [1.8, { ...arms({ shrug: 0.9, back: -0.1 }), breath: 1 }],
      [2.8, { ...arms({ shrug: 0.4, back: 0.9 }), spine: { high: -4 }, breath: 0.5 }],
      [4, {}],
    ],
  },
  twist: {
    keys: [
      [0, handsOnShoulders],
      [2.5, turnedRight],
      [3.3, turnedRight],
      [6, handsOnShoulders],
      [8.5, turnedLeft],
      [9.3, turnedLeft],
      [12, handsOnShoulders],
    ],
  },
  heldTwist: {
    alternate: true,
    keys: [
      [0, {}],
      [2.6, { ...heldRight, breath: 0.3 }],
      [4.4, { ...heldRight, breath: 1 }],
      [7, { ...heldRight, breath: 0 }],
      [9.4, { ...heldRight, breath: 1 }],
      [12, { ...heldRight, breath: 0 }],
      [14.6, {}],
      [15, {}],
    ],
  },
  sideLean: {
    alternate: true,
    keys: [
      [0, {}],
      [
        1.3,
        { rightArm: { raise: 84, out: 84, elbow: 16 }, holds: { rightHand: null }, spine: { side: -2 }, breath: 0.4 },
      ],
      [2.9, { ...leaningLeft, breath: 1 }],
      [4.3, { ...leaningLeft, breath: 0 }],
      [
        5.8,
        { rightArm: { raise: 80, out: 84, elbow: 16 }, holds: { rightHand: null }, spine: { side: -2 }, breath: 0.5 },
      ],
      [7, {}],
    ],
  },
  rest: {
    from: { lean: -6, spine: { low: 3, high: 1 } },
    keys: [
      [0, {}],
      [3.2, grown],
      [3.8, grown],
      [7.6, {}],
      [8, {}],
    ],
  },
}

export const wheelchairTwistsFilm = makeFilm({
  slug: 'wheelchair-twists',
  script: wheelchairTwistsScript,
  person: people.samuel,
  rest: inWheelchair,
  motions,
  room: rooms.practice,
  view: { turn: 68, pitch: 9, at: [640, 642], scale: 1.16 },
  props: (_, view) => wheelchair(view, place),
})
