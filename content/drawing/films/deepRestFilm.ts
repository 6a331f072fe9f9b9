import { people } from '../figures/people.ts'
import { cushion, cushions, roll } from '../props/cushion.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { type ArmPose, arms, changed, hands, type Hold, type LegPose, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { deepRestScript, type RestMotion } from '../../scripts/deepRestScript.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

const restingArm: Partial<ArmPose> = { raise: 14, out: 118, elbow: 8, palm: -90, wrist: 6 }
const restingLeg: Partial<LegPose> = { raise: 18.5, out: 8, spin: 10, knee: 46, ankle: -10 }
const onBelly: Hold = { on: 'pelvis', at: [42, 56, 38], along: [0.12, -0.75, -0.65] }
const folded = { ...arms({ raise: 40, out: 92, spin: 60, elbow: 80, palm: 60 }), holds: hands(onBelly) }
const curled = arms({ ...restingArm, fist: 0.9, wrist: 16 })

/** On the back, knees over a roll, palms up. */
const lying = changed(standing, {
  anchor: 'chest',
  at: [-120, 40, 0],
  lean: -90,
  neck: { bend: 8, side: 0, twist: 0 },
  ...arms(restingArm),
  ...legs(restingLeg),
})

const motions: Record<RestMotion, Motion> = {
  breathe: {
    keys: [
      [0, {}],
      [3.4, { breath: 1 }],
      [8, {}],
    ],
  },
  feet: {
    keys: [
      [0, {}],
      [2, { ...legs({ ...restingLeg, ankle: 14 }), breath: 0.7 }],
      [3.4, { ...legs({ ...restingLeg, ankle: 14 }), breath: 1 }],
      [6, legs({ ...restingLeg, spin: 14, ankle: -24 })],
      [8, { breath: 0 }],
      [11.4, { breath: 1 }],
      [16, {}],
    ],
  },
  hands: {
    keys: [
      [0, {}],
      [2.4, { ...curled, breath: 0.9 }],
      [3.4, { ...curled, breath: 1 }],
      [6.4, { breath: 0.2 }],
      [8, {}],
      [11.4, { breath: 1 }],
      [16, {}],
    ],
  },
  head: {
    alternate: true,
    keys: [
      [0, {}],
      [3.4, { neck: { twist: 16 }, breath: 1 }],
      [5, { neck: { twist: 18 }, breath: 0.6 }],
      [8, {}],
      [11.4, { breath: 1 }],
      [16, {}],
    ],
  },
  slowBreath: {
    keys: [
      [0, {}],
      [4, { breath: 1 }],
      [10, {}],
    ],
  },
  wake: {
    keys: [
      [0, {}],
      [1.6, { ...curled, ...legs({ ...restingLeg, ankle: 12 }), breath: 0.6 }],
      [3.2, { breath: 1 }],
      [5, { ...curled, ...legs({ ...restingLeg, ankle: 10 }), breath: 0.2 }],
      [7, {}],
      [10, { ...arms({ raise: 94, out: 84, elbow: 12 }), breath: 0.6 }],
      [13, { ...arms({ raise: 160, out: 84, elbow: 14 }), ...legs({ ...restingLeg, ankle: -26 }), breath: 1 }],
      [14.5, { ...arms({ raise: 163, out: 84, elbow: 8 }), ...legs({ ...restingLeg, ankle: -28 }), breath: 1 }],
      [18, { ...arms({ raise: 86, out: 80, elbow: 24 }), breath: 0.2 }],
      [20, { ...arms({ raise: 46, out: 84, spin: 40, elbow: 60, palm: 40 }), breath: 0 }],
      [22.4, { ...folded, breath: 0.6 }],
      [25, { ...folded, breath: 1 }],
      [29.6, folded],
      [34, { ...folded, breath: 0.8 }],
    ],
  },
}

export const deepRestFilm = makeFilm({
  slug: 'deep-rest',
  script: deepRestScript,
  person: people.nia,
  rest: lying,
  motions,
  room: rooms.moonlight,
  view: { turn: 12, pitch: 13, at: [640, 580], scale: 1.5 },
  props: ({ pelvis, collar, leftLeg, rightLeg }, view) => [
    ...mat(view, { from: -330, to: 330, width: 236, colour: '#8C7FB8' }),
    ...groundShadow(view, [collar, pelvis], 48, matTop),
    ...groundShadow(view, [leftLeg.ankle, rightLeg.ankle], 26, matTop),
    ...cushion(view, { at: [-252, matTop, 0], ...cushions.head, height: 18, colour: '#F3E3C8' }),
    ...roll(view, { at: [112, matTop, 0], radius: 27, length: 150, colour: '#E3A47C' }),
  ],
})
