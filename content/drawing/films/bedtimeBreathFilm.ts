import { people } from '../figures/people.ts'
import { cushion, cushions } from '../props/cushion.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, type Hold, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { type BedtimeMotion, bedtimeBreathScript } from '../../scripts/bedtimeBreathScript.ts'
import { makeFilm } from './film.ts'
import { heelGlide, lyingLeg, lyingLegs } from './lyingLeg.ts'
import type { Motion } from './motion.ts'

const hip = [6, 40] as const
/** How far along the mat an ankle is from its hip with the sole planted, and with the leg straight. */
const [NEAR, FAR] = [140, 245]
const bentKnees = lyingLegs({ hip }, NEAR)
const straight = lyingLegs({ hip }, FAR)

/** The lower hand rides on the belly: here after a breath out, and after a breath in. */
const onBelly: Hold = { on: 'pelvis', at: [42, 56, 38], along: [0.12, -0.75, -0.65] }
const onFullBelly: Hold = { on: 'pelvis', at: [49, 56, 38], along: [0.12, -0.75, -0.65] }
const onChest: Hold = { on: 'chest', at: [46, -18, -26], along: [0, 1.6, 0.9] }
const folded = arms({ raise: 40, out: 92, spin: 60, elbow: 80, palm: 60 })

/** On the back, knees bent, one hand on the belly and one on the chest. */
const lying = changed(standing, {
  anchor: 'chest',
  at: [-116, 40, 0],
  lean: -90,
  neck: { bend: 10, side: 0, twist: 0 },
  ...bentKnees,
  ...folded,
  holds: { ...bentKnees.holds, rightHand: onBelly, leftHand: onChest },
})

const full: Change = { breath: 1, holds: { rightHand: onFullBelly } }
const rightFar: Change = {
  rightLeg: lyingLeg({ side: 'right', hip }, FAR).leg,
  holds: { ...lying.holds, ...straight.holds, leftFoot: bentKnees.holds.leftFoot },
}
const bothFar: Change = { ...straight, holds: { ...lying.holds, ...straight.holds } }
const lifted = arms({ raise: 24, out: 96, spin: 40, elbow: 40, palm: -20 })
const letGo = { leftHand: null, rightHand: null }
/** Legs long, arms beside the body, palms up. */
const heavy: Change = {
  ...legs({}),
  ...bothFar,
  ...arms({ raise: 9, out: 112, spin: 0, elbow: 10, palm: -90, wrist: 6 }),
  holds: { ...straight.holds, ...letGo },
}

const motions: Record<BedtimeMotion, Motion> = {
  notice: {
    keys: [
      [0, {}],
      [3, { breath: 0.7 }],
      [7, {}],
    ],
  },
  belly: {
    keys: [
      [0, {}],
      [3.4, full],
      [4, full],
      [8, {}],
    ],
  },
  longOut: {
    keys: [
      [0, {}],
      [4, full],
      [10, {}],
      [11, {}],
    ],
  },
  heavy: {
    keys: [
      [0, {}],
      ...heelGlide(
        { side: 'right', hip },
        [
          [0.4, NEAR, 0],
          [4, FAR, 0.8],
        ],
        { holds: lying.holds },
      ),
      ...heelGlide(
        { side: 'left', hip },
        [
          [4.6, NEAR, 0.8],
          [8.2, FAR, 0],
        ],
        rightFar,
      ),
      [10.4, { ...bothFar, ...lifted, holds: { ...straight.holds, ...letGo }, breath: 0.8 }],
      [13.6, { ...heavy, breath: 0 }],
      [17, { ...heavy, breath: 0.9 }],
      [21.4, heavy],
      [24, { ...heavy, breath: 0.7 }],
      [26, { ...heavy, breath: 0.4 }],
    ],
  },
  silence: {
    from: heavy,
    keys: [
      [0, {}],
      [3.4, { breath: 0.9 }],
      [9, {}],
    ],
  },
}

const { shoes: _, ...barefoot } = people.piotr

export const bedtimeBreathFilm = makeFilm({
  slug: 'bedtime-breath',
  script: bedtimeBreathScript,
  person: barefoot,
  rest: lying,
  motions,
  room: rooms.bedroomEvening,
  view: { turn: 12, pitch: 13, at: [660, 590], scale: 1.5 },
  props: ({ pelvis, collar, leftLeg, rightLeg }, view) => [
    ...mat(view, { from: -330, to: 330, width: 230, colour: '#C98A6B' }),
    ...groundShadow(view, [collar, pelvis], 46, matTop),
    ...[leftLeg, rightLeg].flatMap(({ ankle }) => groundShadow(view, [ankle], 30, matTop)),
    ...cushion(view, { at: [-250, matTop, 0], ...cushions.head, height: 20, colour: '#F3E3C8' }),
  ],
})
