import { people } from '../figures/people.ts'
import { chair, chairBackTop } from '../props/chair.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { arms, type Change, changed, feet, type Hold, legs, standing } from '../rig/pose.ts'
import { bones } from '../rig/bones.ts'
import type { Body } from '../rig/skeleton.ts'
import { add, within } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { type BalanceMotion, balanceWithAChairScript } from '../../scripts/balanceWithAChairScript.ts'
import type { CloseUp } from './closeUp.ts'
import { feetFromTheSide, heelsRising } from './feetCloseUp.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

/** The chair stands at the person's left and turns its back to them. */
const beside = { at: [16, 0, -220] as const, turn: -90, wood: '#A9744A', seat: '#F3E6CF', user: 'standing' as const }
const onChair: Hold = { on: 'scene', at: add(chairBackTop(beside), [-8, 9, 10]), along: [0.75, -0.14, -0.6] }
const overChair: Hold = { on: 'scene', at: add(chairBackTop(beside), [-8, 34, 14]), along: [0.75, -0.05, -0.6] }

const standingFeet = feet({ on: 'scene', at: [0, 22, 34], along: [1, 0, 0.15] })
const hanging = { raise: 8, out: 60, elbow: 14, wrist: 6, palm: 6 }
const rest = changed(standing, {
  at: [0, 274.5, 0],
  ...legs({ knee: 5 }),
  ...arms(hanging),
  leftArm: { raise: 24, out: 76, spin: 10, elbow: 42, palm: 70 },
  holds: { ...standingFeet, leftHand: onChair },
})

const tall: Change = { at: [0, 275, 0], spine: { high: -5 }, neck: { bend: -3 }, rightArm: { shrug: 0.14 }, breath: 1 }

const overRight: Change = { at: [0, 272, 24], roll: 3, spine: { side: -4 }, leftLeg: { tip: 10 }, breath: 1 }
const overLeft: Change = { at: [0, 272, -24], roll: -3, spine: { side: 4 }, rightLeg: { tip: 10 }, breath: 0.2 }

const onToes: Change = { at: [15, 286, 0], ...legs({ tip: 32 }), spine: { high: -4 }, neck: { bend: -2 }, breath: 1 }
const onHeels: Change = { at: [-12, 272, 0], lean: 7, ...legs({ tip: -16 }), spine: { high: -3 }, breath: 0.2 }

const rightHeel: Change = {
  at: [2, 273, -24],
  roll: -2,
  spine: { side: 2 },
  rightLeg: { raise: 20, tip: 48 },
  rightArm: { raise: 12 },
}
const leftHeel: Change = {
  at: [2, 273, 24],
  roll: 2,
  spine: { side: -2 },
  leftLeg: { raise: 20, tip: 48 },
  rightArm: { raise: 12 },
}

const onLeftCalf: Hold = { on: 'scene', at: [4, 118, -9], along: [0.3, -0.9, 0.1] }
const onRightCalf: Hold = { on: 'scene', at: [4, 118, 9], along: [0.3, -0.9, -0.1] }
const openArm = { raise: 52, out: 88, elbow: 24, wrist: -8, palm: 60 }
const ontoLeftLeg: Change = { at: [0, 270.5, -26], roll: -2, breath: 1 }
const rightTree: Change = {
  at: [0, 273.5, -30],
  spine: { high: -4 },
  rightLeg: { raise: 54, out: 62, spin: 46, knee: 86 },
  rightArm: openArm,
  holds: { rightFoot: onLeftCalf },
}
const ontoRightLeg: Change = { at: [0, 270.5, 26], roll: 2, breath: 1 }
const leftTree: Change = {
  at: [0, 273.5, 30],
  spine: { high: -4 },
  leftLeg: { raise: 54, out: 62, spin: 46, knee: 86 },
  rightArm: openArm,
  holds: { leftFoot: onRightCalf },
}

/** Breathing in the tree, a breath every five seconds, with the small sway of whoever stands on one leg. */
const swaying = (
  tree: Change,
  from: number,
  breaths: number,
  hold: Change['holds'] = {},
): [second: number, change: Change][] =>
  Array.from({ length: breaths }, (_, index) => from + index * 5).flatMap((second) => [
    [second, { ...tree, holds: { ...tree.holds, ...hold }, spine: { high: -3, side: -1.5 } }],
    [
      second + 2.5,
      {
        ...tree,
        holds: { ...tree.holds, ...hold },
        spine: { high: -7, side: 1 },
        rightArm: { ...openArm, raise: 57 },
        breath: 1,
      },
    ],
  ])

/** The thigh is level. */
const stepped = { raise: 88, out: 6, spin: 2, knee: 84, ankle: 4 }
const swung = { raise: 30, out: 14, elbow: 46, palm: 0, fist: 0.5 }
const stepOntoLeft: Change = { at: [0, 271, -16], roll: -1, breath: 0.6 }
const stepOntoRight: Change = { at: [0, 271, 16], roll: 1, breath: 0.4 }
const rightStep: Change = {
  at: [0, 273.5, -18],
  roll: -2,
  rightLeg: stepped,
  rightArm: { ...swung, raise: -18 },
  holds: { rightFoot: null },
  breath: 1,
}
const leftStep: Change = {
  at: [0, 273.5, 18],
  roll: 2,
  leftLeg: stepped,
  rightArm: swung,
  holds: { leftFoot: null },
  breath: 0,
}

const toesOf = ({ rightLeg: { ankle, foot } }: Body) => within(ankle, foot, [bones.ball, -bones.ankle, 0])
const toesWay: CloseUp = { ...feetFromTheSide, ways: [{ of: toesOf, from: 0, to: 1.5, wide: 4, aside: [44, 28, 0] }] }

const motions: Record<BalanceMotion, Motion> = {
  stand: {
    keys: [
      [0, {}],
      [3, tall],
      [3.6, tall],
      [7, {}],
    ],
  },
  pendulum: {
    // The weight goes from foot to foot: an arrow on the floor before them.
    ways: [{ of: ({ pelvis }) => [190, 0, pelvis[2]], from: 1.6, to: 3.7, wide: 2.6 }],
    keys: [
      [0, {}],
      [1.3, overRight],
      [1.7, overRight],
      [3.6, overLeft],
      [4, overLeft],
      [5, {}],
    ],
  },
  rise: {
    closeUp: heelsRising(1.7),
    keys: [
      [0, {}],
      [1.7, onToes],
      [2.4, onToes],
      [4.5, {}],
    ],
  },
  toesUp: {
    closeUp: toesWay,
    from: { breath: 1 },
    keys: [
      [0, {}],
      [1.5, onHeels],
      [2.1, onHeels],
      [4, {}],
    ],
  },
  lightHeel: {
    closeUp: feetFromTheSide,
    keys: [
      [0, {}],
      [1.4, ontoLeftLeg],
      [2.8, rightHeel],
      [4.6, { ...rightHeel, breath: 1 }],
      [6.2, rightHeel],
      [8, { breath: 1 }],
      [9.4, { ...ontoRightLeg, breath: 0 }],
      [10.8, { ...leftHeel, breath: 1 }],
      [12.6, leftHeel],
      [14.2, { ...leftHeel, breath: 1 }],
      [16, {}],
    ],
  },
  tree: {
    keys: [
      [0, {}],
      [1.4, ontoLeftLeg],
      [3, rightTree],
      ...swaying(rightTree, 5, 3),
      [20, rightTree],
      [21.8, ontoLeftLeg],
      [24, {}],
      [25.4, ontoRightLeg],
      [27, leftTree],
      ...swaying(leftTree, 29, 3),
      [44, leftTree],
      [45.8, ontoRightLeg],
      [48, {}],
    ],
  },
  freeTree: {
    keys: [
      [0, {}],
      [1.4, ontoLeftLeg],
      [3, rightTree],
      ...swaying(rightTree, 5, 2, { leftHand: overChair }),
      [15.5, rightTree],
      [17.5, ontoLeftLeg],
      [20, {}],
      [21.4, ontoRightLeg],
      [23, leftTree],
      ...swaying(leftTree, 25, 2, { leftHand: overChair }),
      [35.5, leftTree],
      [37.5, ontoRightLeg],
      [40, {}],
    ],
  },
  march: {
    view: { turn: 40, pitch: 14, at: [560, 584], scale: 0.97 },
    keys: [
      [0, {}],
      [0.35, stepOntoLeft],
      [1.1, rightStep],
      [1.8, stepOntoLeft],
      [2, {}],
      [2.35, stepOntoRight],
      [3.1, leftStep],
      [3.8, stepOntoRight],
      [4, {}],
    ],
  },
}

export const balanceWithAChairFilm = makeFilm({
  slug: 'balance-with-a-chair',
  script: balanceWithAChairScript,
  person: people.ravi,
  rest,
  motions,
  room: rooms.studio,
  // So near to the room's wall that the chair stands by it.
  view: { turn: 80, pitch: 14, at: [590, 584], scale: 0.97 },
  props: ({ leftLeg, rightLeg }, view) => [
    ...chair(view, beside),
    ...[leftLeg, rightLeg].flatMap(({ ankle: [x, y, z] }) => groundShadow(view, [[x + 14, y - 22, z]], 28)),
  ],
})
