import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { within } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import { heelGlide, lyingLegs } from './lyingLeg.ts'
import type { Motion } from './motion.ts'
import { type BridgeMotion, stableBridgeScript } from '../../scripts/stableBridgeScript.ts'

const palmDown: Hold = { on: 'scene', at: [4, matTop + 8, 80], along: [1, 0, 0.08] }
const hips = { hip: [3.1, 40.7], lean: -83 } as const
/** How far along the mat an ankle is from its hip with the sole planted, and with the leg straight. */
const [NEAR, FAR] = [134, 245]

const knees = lyingLegs(hips, NEAR)

/** On the back, knees bent; the shoulders stay where they are while the hips rise and fall. */
const lying = changed(standing, {
  anchor: 'neck',
  at: [-176, 40, 0],
  lean: -83,
  spine: { low: -14, high: 7, side: 0, twist: 0 },
  neck: { bend: -4, side: 0, twist: 0 },
  ...knees,
  ...arms({ raise: 6, out: 40, elbow: 12, palm: 90 }),
  holds: { ...knees.holds, ...hands(palmDown) },
})

const tilted: Change = { lean: -102, spine: { low: 14, high: -2 }, neck: { bend: -1 }, ...legs({ raise: 50 }) }
const halfway: Change = { lean: -106, spine: { low: 9, high: 2 }, neck: { bend: 6 }, ...legs({ raise: 34 }) }
const lifted: Change = { lean: -113, spine: { low: -2, high: 5 }, neck: { bend: 16 }, ...legs({ raise: 20, knee: 92 }) }

/** From `second` on, one heel glides along the mat until the leg is straight, and back. */
const slid = (side: 'left' | 'right', second: number) =>
  heelGlide({ ...hips, side }, [
    [second, NEAR, 1],
    [second + 2.4, FAR, 0],
    [second + 3.2, FAR, 0.1],
    [second + 5.6, NEAR, 1],
  ])

const motions: Record<BridgeMotion, Motion> = {
  rest: {
    keys: [
      [0, {}],
      [3.4, { breath: 1 }],
      [8, {}],
    ],
  },
  pelvicTilt: {
    closeUp: {
      turn: 0,
      pitch: 4,
      scale: 1.25,
      on: [40, 96, 0],
      box: [820, 32, 428, 250],
      // The front of the pelvis rolls towards the ribs.
      ways: [
        {
          of: ({ pelvis, frames }) => within(pelvis, frames.pelvis, [44, 0, 0]),
          from: 0,
          to: 2.6,
          wide: 3,
          aside: [-14, 22, 0],
        },
      ],
    },
    from: { breath: 1 },
    keys: [
      [0, {}],
      [2.6, { ...tilted, breath: 0 }],
      [3.4, { ...tilted, breath: 0 }],
      [6, {}],
    ],
  },
  bridge: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [0.7, { ...tilted, breath: 0.6 }],
      [2.4, { ...lifted, breath: 0 }],
      [3.2, { ...lifted, breath: 0.1 }],
      [4.6, { ...halfway, breath: 0.7 }],
      [6, {}],
    ],
  },
  longBridge: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [0.8, { ...tilted, breath: 0.6 }],
      [2.6, { ...lifted, breath: 0 }],
      [4.2, { ...lifted, breath: 0.7 }],
      [6.2, { ...lifted, breath: 0 }],
      [7.8, { ...halfway, breath: 0.5 }],
      [9.2, { breath: 1 }],
      [10, { breath: 1 }],
    ],
  },
  heelSlide: { from: { breath: 1 }, keys: [[0, {}], ...slid('right', 0.2), ...slid('left', 6.2), [12, {}]] },
}

export const stableBridgeFilm = makeFilm({
  slug: 'stable-bridge',
  script: stableBridgeScript,
  person: people.ola,
  rest: lying,
  motions,
  room: rooms.terrace,
  view: { turn: 0, pitch: 9, at: [650, 592], scale: 1.55 },
  props: ({ pelvis, collar, leftLeg, rightLeg }, view) => [
    ...mat(view, { from: -330, to: 330, width: 210, colour: '#4F9284' }),
    ...groundShadow(view, [collar, pelvis], 46, matTop),
    ...groundShadow(view, [[collar[0] - 66, matTop, 0]], 34, matTop),
    ...groundShadow(view, [leftLeg.ankle, rightLeg.ankle], 34, matTop),
  ],
})
