import { people } from '../figures/people.ts'
import { table } from '../props/table.ts'
import { towel } from '../props/towel.ts'
import { type Change, changed, feet, type Hold, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { type StepsMotion, steadyStepsScript } from '../../scripts/steadyStepsScript.ts'
import { feetFromTheSide, heelsRising } from './feetCloseUp.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

const WORKTOP = 286
const worktop = { at: [110, 0, -166] as const, turn: 0, length: 500, width: 120, height: WORKTOP }
const onWorktop: Hold = { on: 'scene', at: [58, WORKTOP + 9, -108], along: [0.97, -0.1, -0.2] }

const footAt = (x: number, z = 27): Hold => ({ on: 'scene', at: [x, 22, z], along: [1, 0, z > 20 ? 0.1 : 0] })
const leftAt = (x: number, z = 27) => feet(footAt(x, z)).leftFoot

const swinging = { raise: 8, out: 50, elbow: 18, wrist: 6, palm: 6 }
const rest = changed(standing, {
  at: [0, 274.5, 0],
  ...legs({ knee: 5 }),
  rightArm: swinging,
  leftArm: { raise: 20, out: 50, spin: 0, elbow: 50, palm: 80 },
  holds: { ...feet(footAt(0)), leftHand: onWorktop },
})

const tall: Change = { at: [0, 275, 0], spine: { high: -4 }, neck: { bend: -2 }, rightArm: { shrug: 0.12 }, breath: 1 }
const onToes: Change = { at: [16, 287, 0], ...legs({ tip: 34 }), spine: { high: -3 }, breath: 1 }

/** The thigh is all but level. */
const stepped = { raise: 82, out: 4, knee: 86, ankle: 4 }
const ontoLeft: Change = { at: [0, 271.5, -15], roll: -1, breath: 0.6 }
const ontoRight: Change = { at: [0, 271.5, 15], roll: 1, breath: 0.4 }
const rightKnee: Change = {
  at: [0, 274, -18],
  roll: -2,
  rightLeg: stepped,
  rightArm: { raise: -18, elbow: 24 },
  holds: { rightFoot: null },
  breath: 1,
}
const leftKnee: Change = {
  at: [0, 274, 18],
  roll: 2,
  leftLeg: stepped,
  rightArm: { raise: 30, out: 14, elbow: 40 },
  holds: { leftFoot: null },
  breath: 0,
}

const LONG = 92
const rightLands: Change = {
  at: [34, 265, 0],
  rightLeg: { raise: 20, tip: -18 },
  leftLeg: { tip: 12 },
  holds: { rightFoot: footAt(LONG) },
  breath: 0.7,
}
const rightCarries: Change = {
  at: [58, 265, 6],
  rightLeg: { tip: 0 },
  leftLeg: { tip: 30 },
  holds: { rightFoot: footAt(LONG) },
  rightArm: { raise: -10 },
  breath: 1,
}
const leftLands: Change = {
  at: [34, 265, 0],
  leftLeg: { raise: 20, tip: -18 },
  rightLeg: { tip: 12 },
  holds: { leftFoot: leftAt(LONG) },
  breath: 0.7,
}
const leftCarries: Change = {
  at: [58, 265, -6],
  leftLeg: { tip: 0 },
  rightLeg: { tip: 30 },
  holds: { leftFoot: leftAt(LONG) },
  rightArm: { raise: 24, out: 20 },
  breath: 1,
}

/** Heel right before toes, on the line. */
const HEEL_TO_TOE = 74
const rightFirst: Change = {
  at: [38, 267, 0],
  holds: { rightFoot: footAt(HEEL_TO_TOE, 4), leftFoot: leftAt(0, 4) },
  rightArm: { raise: 26, out: 70 },
}
const leftFirst: Change = {
  at: [38, 267, 0],
  holds: { leftFoot: leftAt(HEEL_TO_TOE, 4), rightFoot: footAt(0, 4) },
  rightArm: { raise: 26, out: 70 },
}
/** The back foot is on the line already, the front one still beside it. */
const leftOnLine: Change = { at: [0, 272, 8], holds: { leftFoot: leftAt(0, 4) }, breath: 0.4 }
const rightOnLine: Change = { at: [0, 272, -8], holds: { rightFoot: footAt(0, 4) }, breath: 0.4 }
/** Breathing in that stance, with its small sway. */
const swaying = (stance: Change, from: number): Motion['keys'] => [
  [from, { ...stance, breath: 0 }],
  [from + 2, { ...stance, at: [40, 267.5, 2], spine: { side: 1, high: -3 }, breath: 1 }],
  [from + 4.6, { ...stance, at: [37, 267, -1], spine: { side: -1 }, breath: 0 }],
  [from + 6.4, { ...stance, spine: { high: -2 }, breath: 0.8 }],
]
const tandem = (onLine: Change, stance: Change): Motion['keys'] => [
  [0, {}],
  [1.4, onLine],
  ...swaying(stance, 3.2),
  [11.6, { ...onLine, breath: 0 }],
  [14, {}],
]
const later = (keys: Motion['keys'], by: number): Motion['keys'] =>
  keys.slice(1).map(([second, change]) => [second + by, change])

const lookingRight: Change = { neck: { twist: 58 }, spine: { twist: 10 }, breath: 0 }
const lookingLeft: Change = { neck: { twist: -58 }, spine: { twist: -8 }, breath: 0 }
const breathing: Motion = {
  keys: [
    [0, {}],
    [2.6, tall],
    [3, tall],
    [6, {}],
  ],
}

const motions: Record<StepsMotion, Motion> = {
  stand: breathing,
  march: {
    keys: [
      [0, {}],
      [0.35, ontoLeft],
      [1.1, rightKnee],
      [1.8, ontoLeft],
      [2, {}],
      [2.35, ontoRight],
      [3.1, leftKnee],
      [3.8, ontoRight],
      [4, {}],
    ],
  },
  rise: {
    closeUp: heelsRising(1.4),
    keys: [
      [0, {}],
      [1.4, onToes],
      [2, onToes],
      [4, {}],
    ],
  },
  stepForward: {
    keys: [
      [0, {}],
      [0.6, ontoLeft],
      [1.7, rightLands],
      [2.4, rightCarries],
      [3.1, rightCarries],
      [4.4, ontoLeft],
      [5, {}],
      [5.6, ontoRight],
      [6.7, leftLands],
      [7.4, leftCarries],
      [8.1, leftCarries],
      [9.4, ontoRight],
      [10, {}],
    ],
  },
  tandem: {
    closeUp: { ...feetFromTheSide, on: [44, 62, 0] },
    keys: [...tandem(leftOnLine, rightFirst), ...later(tandem(rightOnLine, leftFirst), 14)],
  },
  look: {
    keys: [
      [0, {}],
      [2.2, lookingRight],
      [2.8, lookingRight],
      [4.5, { breath: 1 }],
      [6.6, lookingLeft],
      [7.2, lookingLeft],
      [9, { breath: 0.6 }],
    ],
  },
  quiet: breathing,
}

export const steadyStepsFilm = makeFilm({
  slug: 'steady-steps',
  script: steadyStepsScript,
  person: people.jozef,
  rest,
  motions,
  room: rooms.kitchen,
  view: { turn: 18, pitch: 9, at: [540, 676], scale: 1.1 },
  props: (body, view) => [
    ...table(view, worktop),
    ...towel(view, { at: [60, 0, 0], turn: 0, length: 460, width: 30, colour: '#2F7467', stripe: '#2F7467' }),
    ...feetShadow(view, body),
  ],
})
