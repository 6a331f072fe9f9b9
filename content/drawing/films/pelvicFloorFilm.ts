import { people } from '../figures/people.ts'
import { ballOnFloor, ballRadius, exerciseBall } from '../props/exerciseBall.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type PelvicFloorMotion, pelvicFloorScript } from '../../scripts/pelvicFloorScript.ts'

const squash = 0.1
const radius = ballRadius.sitting
const seat = matTop + radius * 2 * (1 - squash) + 30
const onBelly: Hold = { on: 'pelvis', at: [40, 24, 40], along: [0.2, -0.5, -0.85] }
const onThigh: Hold = { on: 'rightThigh', at: [33, -50, 2], along: [0.05, -1, -0.2] }

/** Tall on the ball, hands low on the belly. */
const rest = changed(standing, {
  at: [-8, seat, 0],
  ...legs({ raise: 88, out: 24, knee: 88 }),
  ...arms({ raise: 6, out: 10, spin: 40, elbow: 84, palm: 40 }),
  neck: { bend: 6 },
  holds: { ...feet({ on: 'scene', at: [118, 22 + matTop, 66], along: [1, 0, 0.35] }), ...hands(onBelly) },
})

const tall: Change = { spine: { high: -4 }, neck: { bend: 2 } }
const tight: Change = { ...tall, at: [-8, seat + 3, 0], breath: 0 }
const leaning: Change = { lean: 16, at: [-12, seat, 0], spine: { low: 6, high: 8 }, neck: { bend: -6 }, breath: 0.2 }

const motions: Record<PelvicFloorMotion, Motion> = {
  belly: {
    keys: [
      [0, {}],
      [3.2, { ...tall, breath: 1 }],
      [7.6, {}],
      [8, {}],
    ],
  },
  find: {
    from: { breath: 0.6 },
    keys: [
      [0, {}],
      [1.4, { breath: 1 }],
      [3.6, tight],
      [4.4, tight],
      [7, {}],
    ],
  },
  lift: {
    from: { breath: 0.8 },
    keys: [
      [0, {}],
      [1, { breath: 1 }],
      [2.8, { ...tight, breath: 0.3 }],
      [5.4, tight],
      [7.4, { breath: 0.6 }],
      [9, {}],
    ],
    ways: [{ of: ({ chest }) => chest, from: 1, to: 3, wide: 16, aside: [0, 0, -110] }],
  },
  rock: {
    from: { breath: 0.5 },
    keys: [
      [0, {}],
      [1, { lean: 9, at: [-2, seat, 0], spine: { low: -8, high: -4 }, breath: 1 }],
      [3, { lean: -10, at: [-16, seat - 1, 0], spine: { low: 10, high: 6 }, breath: 0 }],
      [4, {}],
    ],
    view: { turn: 24, pitch: 10, at: [600, 624], scale: 1.16 },
  },
  quick: {
    from: { breath: 0.6 },
    keys: [
      [0, {}],
      [0.8, tight],
      [1.6, { breath: 0.3 }],
      [3, {}],
    ],
  },
  sneeze: {
    from: { breath: 0.8 },
    keys: [
      [0, {}],
      [1.2, { ...tight, breath: 1 }],
      [2.6, leaning],
      [3.2, { ...leaning, breath: 0 }],
      [5, { breath: 0.5 }],
      [6, {}],
    ],
  },
  letGo: {
    from: { holds: hands(onThigh), ...arms({ raise: 14, out: -50, spin: 0, elbow: 60, palm: 70 }) },
    keys: [
      [0, {}],
      [3, { ...tall, ...arms({ shrug: 0.1 }), breath: 1 }],
      [7.6, { spine: { high: 3 } }],
      [8, {}],
    ],
  },
}

export const pelvicFloorFilm = makeFilm({
  slug: 'pelvic-floor',
  script: pelvicFloorScript,
  person: people.ola,
  rest,
  motions,
  room: rooms.livingRoom,
  view: { turn: 58, pitch: 10, at: [640, 624], scale: 1.16 },
  props: (_, view) => [
    // The mat lies from the person's left to their right.
    ...mat({ ...view, turn: view.turn - 90 }, { from: -210, to: 210, width: 300, z: 40, colour: '#B7707A' }),
    ...exerciseBall(view, { at: ballOnFloor(0, 0, radius, squash, matTop), radius, squash, colour: '#7FA99B' }),
    ...groundShadow(view, [[126, matTop, 66]], 26, matTop),
    ...groundShadow(view, [[126, matTop, -66]], 26, matTop),
  ],
})
