import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { arms, type Change, hands, type Hold } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { type ChairMorningMotion, chairMorningScript } from '../../scripts/chairMorningScript.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'

const tall: Change = { ...arms({ shrug: 0.14 }), spine: { low: 0, high: -5 }, neck: { bend: -3 }, breath: 1 }

const swung = { out: 8, elbow: 78, palm: 0, fist: 0.6 }
const rightStep: Change = {
  rightLeg: { raise: 110, out: 8, knee: 92 },
  holds: { rightFoot: null },
  rightArm: { ...swung, raise: -22 },
  leftArm: { ...swung, raise: 36 },
  spine: { low: 0, twist: -4 },
}
const leftStep: Change = {
  leftLeg: { raise: 110, out: 8, knee: 92 },
  holds: { leftFoot: null },
  leftArm: { ...swung, raise: -22 },
  rightArm: { ...swung, raise: 36 },
  spine: { low: 0, twist: 4 },
}

const opened: Change = {
  ...arms({ raise: 62, out: 82, elbow: 14, wrist: -10, palm: 20 }),
  holds: hands(null),
  breath: 0.4,
}
const toTheSun: Change = {
  ...arms({ raise: 156, out: 80, elbow: 14, wrist: 6, palm: 10, shrug: 0.3 }),
  holds: hands(null),
  spine: { low: -2, high: -7 },
  neck: { bend: -10 },
  breath: 1,
}

const crossed: Change = {
  ...arms({ raise: 30, out: -40, elbow: 120, palm: 60 }),
  holds: {
    leftHand: { on: 'chest', at: [38, 16, 12], along: [-0.15, 0.9, 0.6] },
    rightHand: { on: 'chest', at: [46, 26, -12], along: [-0.15, 0.9, -0.6] },
  },
}
const turnedRight: Change = { spine: { twist: 36, high: -2 }, neck: { twist: 16 }, breath: 0 }
const turnedLeft: Change = { spine: { twist: -36, high: -2 }, neck: { twist: -16 }, breath: 0 }

const seatEdge: Hold = { on: 'scene', at: [4, 168, -80], along: [0.3, -1, 0.1] }
const rightArc: Change = {
  spine: { side: -24, high: -3 },
  neck: { side: -6, twist: 6 },
  rightArm: { raise: 157, out: 92, elbow: 40, wrist: 10, palm: 20, shrug: 0.3 },
  leftArm: { raise: 10, out: 60, spin: -20, elbow: 20 },
  holds: { rightHand: null, leftHand: seatEdge },
  breath: 1,
}

const motions: Record<ChairMorningMotion, Motion> = {
  tallBreath: {
    keys: [
      [0, {}],
      [3, tall],
      [3.5, tall],
      [6.6, {}],
      [7, {}],
    ],
  },
  march: {
    view: { turn: 46, pitch: 9, at: [606, 642], scale: 1.12 },
    from: { ...arms({ ...swung, raise: 8 }), holds: hands(null), spine: { low: 0 } },
    keys: [
      [0, {}],
      [0.8, { ...rightStep, breath: 0.6 }],
      [1.75, { breath: 1 }],
      [2.55, { ...leftStep, breath: 0.4 }],
      [3.5, {}],
    ],
  },
  sunArms: {
    keys: [
      [0, {}],
      [1.1, opened],
      [2.7, toTheSun],
      [3.1, toTheSun],
      [4.8, { ...opened, breath: 0.3 }],
      [6, {}],
    ],
  },
  turn: {
    from: { ...crossed, breath: 1 },
    keys: [
      [0, {}],
      [1.8, turnedRight],
      [2.4, turnedRight],
      [4, {}],
      [5.8, turnedLeft],
      [6.4, turnedLeft],
      [8, {}],
    ],
  },
  arc: {
    alternate: true,
    keys: [
      [0, {}],
      [
        1.2,
        { rightArm: { raise: 80, out: 84, elbow: 16 }, holds: { rightHand: null }, spine: { side: -3 }, breath: 0.4 },
      ],
      [2.8, rightArc],
      [4.4, { ...rightArc, spine: { side: -27, high: -3 }, breath: 0 }],
      [
        5.9,
        { rightArm: { raise: 76, out: 84, elbow: 16 }, holds: { rightHand: null }, spine: { side: -3 }, breath: 0.5 },
      ],
      [7, {}],
    ],
  },
}

export const chairMorningFilm = makeFilm({
  slug: 'chair-morning',
  script: chairMorningScript,
  person: people.teresa,
  rest: seated,
  motions,
  room: rooms.terrace,
  view: { turn: 66, pitch: 9, at: [620, 642], scale: 1.12 },
  props: (body, view) => [...chair(view, { at: [0, 0, 0], seat: '#DDEDE8' }), ...feetShadow(view, body)],
})
