import { people } from '../figures/people.ts'
import { band } from '../props/band.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { type ArmPose, arms, type Change, changed, hands, type Hold, standing } from '../rig/pose.ts'
import type { ArmJoints } from '../rig/armJoints.ts'
import type { LegJoints } from '../rig/legJoints.ts'
import type { Body } from '../rig/skeleton.ts'
import { type Vector, within } from '../rig/vector.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'
import { bandRowScript, type RowMotion } from '../../scripts/bandRowScript.ts'
import { makeFilm } from './film.ts'
import { lyingLegs } from './lyingLeg.ts'
import type { Motion } from './motion.ts'

const lean = -8
const pelvis: Vector = [-130, matTop + 34, 0]

const reaching: Partial<ArmPose> = { raise: 52, out: 8, elbow: 12, fist: 1, back: -0.4 }
const pulled: Partial<ArmPose> = { raise: -34, out: 14, elbow: 100, fist: 1, back: 0.8 }

const longSitting = changed(changed(standing, lyingLegs({ hip: [pelvis[0], pelvis[1] - 6], lean }, 238)), {
  at: pelvis,
  lean,
  spine: { low: 5, high: 4 },
  neck: { bend: -2 },
  ...arms(reaching),
})

const grown: Change = { spine: { low: 1, high: -3 }, neck: { bend: 2 }, ...arms({ ...reaching, back: 0.2 }), breath: 1 }
const narrow: Change = { lean: -10, spine: { low: 1, high: -5 }, neck: { bend: 7 }, ...arms(pulled), breath: 0 }
const atBreastbone: Hold = { on: 'chest', at: [56, 2, 44], along: [0.9, -0.15, -0.35] }
const wideOpen: Change = {
  lean: -10,
  spine: { low: 1, high: -6 },
  neck: { bend: 7 },
  ...arms({ raise: 56, out: 30, spin: 104, elbow: 24, palm: 40, fist: 1, back: 0.6 }),
  holds: { ...longSitting.holds, ...hands(atBreastbone) },
  breath: 0,
}
const rightPulled: Change = { lean: -9, spine: { low: 2, high: -2, twist: 4 }, rightArm: pulled, breath: 0 }

const onThigh: Hold = { on: 'rightThigh', at: [36, -60, 2], along: [0.05, -1, -0.15] }
const resting: Change = {
  ...arms({ raise: 26, out: -40, elbow: 50, fist: 1, back: 0 }),
  holds: { ...longSitting.holds, ...hands(onThigh) },
}

const rounded: Change = {
  lean: -20,
  spine: { low: 20, high: 26 },
  neck: { bend: 26 },
  ...arms({ raise: 98, out: 8, elbow: 6, fist: 1, back: -1 }),
}

const rounder: Change = { spine: { low: 22, high: 31 }, breath: 1 }

const motions: Record<RowMotion, Motion> = {
  longBack: {
    keys: [
      [0, {}],
      [3, grown],
      [3.6, grown],
      [6.6, {}],
      [7, {}],
    ],
  },
  narrowRow: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [1.7, narrow],
      [2.3, narrow],
      [4.8, {}],
      [5, {}],
    ],
  },
  pause: {
    from: resting,
    keys: [
      [0, {}],
      [0.9, { ...arms({ shrug: 0.5, back: -0.7 }), spine: { high: 6 }, breath: 0.5 }],
      [1.8, { ...arms({ shrug: 0.9 }), breath: 1 }],
      [2.8, { ...arms({ shrug: 0.4, back: 0.9 }), spine: { high: -2 }, breath: 0.5 }],
      [4, {}],
    ],
  },
  wideRow: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [1.8, wideOpen],
      [2.4, wideOpen],
      [4.8, {}],
      [5, {}],
    ],
  },
  rowInTurn: {
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1.6, rightPulled],
      [2.1, rightPulled],
      [4.3, {}],
      [4.5, {}],
    ],
  },
  letGo: {
    from: rounded,
    keys: [
      [0, {}],
      [4, rounder],
      [4.6, rounder],
      [9, {}],
    ],
  },
}

/** What the band measures unstretched. */
const bandLength = 330
const inFist = ({ wrist, hand }: ArmJoints) => within(wrist, hand, [16, 0, 0])
const underSole = ({ ankle, foot }: LegJoints, across: number) => within(ankle, foot, [20, -28, across])

const rowingBand = ({ leftArm, rightArm, leftLeg, rightLeg }: Body): Vector[] => [
  inFist(leftArm),
  underSole(leftLeg, -14),
  underSole(rightLeg, 14),
  inFist(rightArm),
]

export const bandRowFilm = makeFilm({
  slug: 'band-row',
  script: bandRowScript,
  person: people.adam,
  rest: longSitting,
  motions,
  room: rooms.meadow,
  view: { turn: 24, pitch: 9, at: [690, 628], scale: 1.6 },
  props: (body, view) => [
    ...mat(view, { from: -230, to: 220, colour: colourWays.apricot.mat }),
    ...groundShadow(view, [body.pelvis, body.leftLeg.knee, body.rightLeg.knee], 52, matTop),
    ...groundShadow(view, [body.leftLeg.knee, body.leftLeg.ankle], 24, matTop),
    ...groundShadow(view, [body.rightLeg.knee, body.rightLeg.ankle], 24, matTop),
    ...band(view, { points: rowingBand(body), length: bandLength, colour: '#E3674F', nearer: 30 }),
  ],
})
