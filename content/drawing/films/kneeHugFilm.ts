import { people } from '../figures/people.ts'
import { cushion, cushions } from '../props/cushion.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { between } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import { type HugMotion, kneeHugScript } from '../../scripts/kneeHugScript.ts'
import { heelGlide, lyingLeg, lyingLegs } from './lyingLeg.ts'
import type { Motion } from './motion.ts'

const palmDown: Hold = { on: 'scene', at: [8, matTop + 9, 82], along: [1, 0, 0.1] }

const hip = [6, 40] as const
/** How far along the mat an ankle is from its hip with the sole planted, and with the leg straight. */
const [NEAR, FAR] = [142, 245]

const straight = lyingLegs({ hip }, FAR)
const bentKnees = lyingLegs({ hip }, NEAR)

/** On the back, legs straight. */
const lying = changed(standing, {
  anchor: 'chest',
  at: [-116, 40, 0],
  lean: -90,
  neck: { bend: 8, side: 0, twist: 0 },
  ...straight,
  ...arms({ raise: 6, out: 40, elbow: 12, palm: 90 }),
  holds: { ...straight.holds, ...hands(palmDown) },
})

const right = { side: 'right', hip } as const
const left = { side: 'left', hip } as const
const planted = lyingLeg(right, NEAR)

/** The foot of a leg that is drawn in, in the pelvis's directions: easy, and with the knee closer. */
const easyFoot: Hold = { on: 'pelvis', at: [100, -60, 26], along: [0.92, -0.4, 0.06] }
const closeFoot: Hold = { on: 'pelvis', at: [101, -46, 26], along: [0.92, -0.4, 0.06] }
/** Both hands on one shin, just under the knee. */
const nearHand: Hold = { on: 'rightThigh', at: [-28, -92, 28], along: [-0.45, -0.75, -0.5] }
const farHand: Hold = { on: 'rightThigh', at: [-24, -88, -25], along: [-0.45, -0.75, 0.5] }
const grip = { fist: 0.35 }

const drawnIn = { raise: 122, knee: 122, tip: 0 }
const around = { rightHand: nearHand, leftHand: farHand }
const easy: Change = {
  ...arms(grip),
  lean: -94,
  spine: { low: 4 },
  rightLeg: drawnIn,
  holds: { rightFoot: easyFoot, ...around },
}
const close: Change = {
  ...arms(grip),
  lean: -98,
  spine: { low: 7 },
  rightLeg: { ...drawnIn, raise: 127 },
  holds: { rightFoot: closeFoot, ...around },
}

/** Both knees drawn in, a hand on each. */
const bothFeet: Hold = { on: 'pelvis', at: [98, -60, 34], along: [0.92, -0.4, 0.12] }
const bothFeetClose: Hold = { on: 'pelvis', at: [99, -46, 34], along: [0.92, -0.4, 0.12] }
const onKnee: Hold = { on: 'rightThigh', at: [-25, -88, 40], along: [-0.45, -0.75, -0.5] }
const both = (foot: Hold): Change => ({
  ...legs({ ...drawnIn, out: 8 }),
  ...arms(grip),
  holds: { ...feet(foot), ...hands(onKnee) },
})
/** Lying the same way, but by angles in which rolling to a side is a change of `lean`. */
const rolled = (by: number): Change => ({
  ...both(bothFeet),
  turn: 90,
  roll: 90,
  lean: -90 + by,
  neck: { twist: by * -0.4 },
})

/** The right foot stands on the mat, or both do. */
const oneFoot: Change = { rightLeg: planted.leg, holds: { ...lying.holds, rightFoot: planted.foot } }
const bothStand: Change = { ...bentKnees, holds: { ...lying.holds, ...bentKnees.holds } }
const oneUp: Change = {
  ...bothStand,
  rightLeg: { ...drawnIn, out: 8 },
  rightArm: grip,
  holds: { ...bothStand.holds, rightFoot: bothFeet, rightHand: onKnee },
}
const leftStands: Change = { leftLeg: bentKnees.leftLeg, holds: { ...lying.holds, leftFoot: bentKnees.holds.leftFoot } }

const motions: Record<HugMotion, Motion> = {
  settle: {
    keys: [
      [0, {}],
      [3.4, { breath: 1 }],
      [8, {}],
    ],
  },
  oneKnee: {
    alternate: true,
    keys: [
      [0, {}],
      ...heelGlide(right, [
        [0.2, FAR, 0],
        [2.6, NEAR, 1],
      ]),
      [5, { ...easy, breath: 0.2 }],
      [6.2, { ...easy, breath: 0.9 }],
      [8.6, { ...close, breath: 0 }],
      [10.2, { ...easy, breath: 0.9 }],
      [12.6, { ...close, breath: 0 }],
      [14.2, { ...easy, breath: 0.9 }],
      [16.4, { ...close, breath: 0 }],
      [18.8, { ...oneFoot, breath: 1 }],
      ...heelGlide(right, [
        [18.96, NEAR, 1],
        [21.6, FAR, 0],
      ]),
      [22, {}],
    ],
  },
  gather: {
    keys: [
      [0, {}],
      ...heelGlide(right, [
        [0.2, FAR, 0],
        [2.4, NEAR, 1],
      ]),
      ...heelGlide(
        left,
        [
          [2.56, FAR, 1],
          [4.8, NEAR, 0],
        ],
        oneFoot,
      ),
      [6.8, { ...oneUp, breath: 0.9 }],
      [8.8, { ...both(bothFeet), breath: 0.2 }],
      [10.4, { ...both(bothFeet), breath: 1 }],
      [13, { ...both(bothFeetClose), breath: 0 }],
      [14.8, { ...both(bothFeet), breath: 1 }],
      [17.4, { ...both(bothFeetClose), breath: 0 }],
      [18, { ...both(bothFeetClose), breath: 0 }],
    ],
  },
  rock: {
    closeUp: {
      turn: 90,
      pitch: 78,
      scale: 0.74,
      on: [-92, 60, 0],
      ways: [
        {
          of: ({ leftLeg, rightLeg }) => between(leftLeg.knee, rightLeg.knee, 0.5),
          from: 2.4,
          to: 6,
          wide: 3.4,
          aside: [68, 0, 0],
        },
      ],
    },
    keys: [
      [0, rolled(0)],
      [1.2, { ...rolled(7), breath: 1 }],
      [2, rolled(10)],
      [2.4, rolled(10)],
      [4, { ...rolled(0), breath: 0.5 }],
      [5.2, { ...rolled(-7), breath: 1 }],
      [6, rolled(-10)],
      [6.4, rolled(-10)],
      [8, rolled(0)],
    ],
  },
  unfold: {
    keys: [
      [0, both(bothFeet)],
      [1, { ...both(bothFeet), breath: 0.8 }],
      [3, { ...oneUp, breath: 0.1 }],
      [5, { ...bothStand, breath: 0.9 }],
      ...heelGlide(
        right,
        [
          [5.2, NEAR, 0.9],
          [7.6, FAR, 0],
        ],
        leftStands,
      ),
      ...heelGlide(left, [
        [7.84, NEAR, 0.1],
        [10.2, FAR, 0.8],
      ]),
      [12, {}],
      [15.4, { breath: 1 }],
      [20, {}],
      [23.4, { breath: 1 }],
      [28, {}],
    ],
  },
}

export const kneeHugFilm = makeFilm({
  slug: 'knee-hug',
  script: kneeHugScript,
  person: people.zofia,
  rest: lying,
  motions,
  room: rooms.readingRoom,
  view: { turn: 14, pitch: 12, at: [640, 584], scale: 1.5 },
  props: ({ pelvis, collar, leftLeg, rightLeg }, view) => [
    ...mat(view, { from: -330, to: 330, width: 210, colour: '#6C74AE' }),
    ...groundShadow(view, [collar, pelvis], 46, matTop),
    ...groundShadow(view, [leftLeg.ankle], 30, matTop),
    ...groundShadow(view, [rightLeg.ankle], 30, matTop),
    ...cushion(view, { at: [-248, matTop, 0], ...cushions.head, height: 18, colour: '#F3E3C8' }),
  ],
})
