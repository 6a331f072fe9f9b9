import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { wall } from '../props/wall.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { radians, type Vector } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type WallMotion, wallPushScript } from '../../scripts/wallPushScript.ts'

const WALL = 262
/** From the ankles to the pelvis of a leg that is almost straight. */
const LEG = 253.2

/** Where the right palm lies on the wall, so high. */
const palmAt = (height: number, out = 62): Hold => ({ on: 'scene', at: [WALL - 9, height, out], along: [0, 1, -0.12] })
const atShoulders = palmAt(430)
const up = palmAt(546, 54)

const footAt = (x: number): Hold => ({ on: 'scene', at: [x, 22, 27], along: [1, 0, 0.08] })
const [near, far] = [0, -34]
const leftFootAt = (x: number) => feet(footAt(x)).leftFoot

/** A body straight as a board that leans on the wall from its ankles at `x`. */
const leaning = (lean: number, x = near): Change => {
  const at: Vector = [x + LEG * Math.sin(radians(lean)), 22 + LEG * Math.cos(radians(lean)), 0]
  return { at, lean, ...legs({ raise: 0, knee: 4 }), holds: { ...feet(footAt(x)), ...hands(atShoulders) } }
}
const onWall = arms({ raise: 84, out: 14, spin: -34, elbow: 20, palm: 90, wrist: -70 })

const hanging: Change = {
  at: [near, 275, 0],
  lean: 0,
  spine: { low: 0, high: 0 },
  neck: { bend: 2 },
  ...arms({ raise: 5, out: 50, elbow: 12, wrist: 6, palm: 10 }),
  holds: { ...feet(footAt(near)), ...hands(null) },
}

const rest = changed(standing, hanging)
const long: Change = { ...leaning(14), ...onWall, spine: { low: 0, high: -1 }, neck: { bend: -2 } }
const tall: Change = { spine: { high: -4 }, neck: { bend: -4 }, breath: 1 }
const nearWall: Change = { ...leaning(22), spine: { high: -2 }, neck: { bend: -10 }, breath: 1 }
const farLong: Change = { ...long, ...leaning(18.8, far) }

const farNearWall: Change = { ...leaning(27, far), spine: { high: -2 }, neck: { bend: -12 }, breath: 1 }

const shaken = (bend: number, turn: number): Change =>
  arms({ raise: 12, out: 40, elbow: 34 + bend, wrist: turn, palm: 20 + turn })

const shakes = [1, 2, 3, 4, 5, 6].map((time): [second: number, change: Change] => [
  time * 0.6,
  { ...(time % 2 ? shaken(8, 22) : shaken(-4, -14)), breath: time / 6 },
])

const motions: Record<WallMotion, Motion> = {
  settle: {
    from: long,
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [6, {}],
    ],
  },
  shoulderCircle: {
    from: long,
    closeUp: {
      turn: -6,
      pitch: 6,
      scale: 1.2,
      on: [130, 420, 0],
      ways: [{ of: ({ rightArm }) => rightArm.shoulder, from: 0, to: 3.6, wide: 3.2 }],
    },
    keys: [
      [0, {}],
      [1, { ...arms({ shrug: 0.7, back: -0.6 }), spine: { high: 3 }, breath: 0.6 }],
      [1.9, { ...arms({ shrug: 0.9, back: 0.3 }), spine: { high: -2 }, breath: 1 }],
      [2.9, { ...arms({ shrug: 0.2, back: 0.6 }), spine: { high: -3 }, breath: 0.5 }],
      [4, {}],
    ],
  },
  push: {
    from: long,
    keys: [
      [0, {}],
      [2.3, nearWall],
      [2.7, nearWall],
      [5, {}],
    ],
  },
  shake: {
    from: hanging,
    keys: [
      [0, {}],
      ...shakes,
      [4.6, { breath: 0.6 }],
      [7.4, { breath: 0, neck: { bend: 4 } }],
      [8.2, { at: [near - 2, 273.5, -9], roll: -2, breath: 0.3 }],
      [9.2, { at: [-16, 272.5, 2], holds: { rightFoot: footAt(far), leftFoot: leftFootAt(near) }, breath: 0.8 }],
      [10, { at: [-25, 273.5, 9], roll: 2, holds: { rightFoot: footAt(far), leftFoot: leftFootAt(near) }, breath: 1 }],
      [11, { at: [far, 274.5, 2], holds: feet(footAt(far)), breath: 0.5 }],
      [12, { at: [far, 275, 0], holds: feet(footAt(far)) }],
    ],
  },
  farPush: {
    from: farLong,
    keys: [
      [0, {}],
      [2.3, farNearWall],
      [2.7, farNearWall],
      [5, {}],
    ],
  },
  wipers: {
    from: farLong,
    keys: [
      [0, {}],
      [
        2.8,
        {
          ...leaning(22.5, far),
          ...arms({ raise: 148, out: 10, spin: -10, elbow: 14, palm: 80, wrist: -30, shrug: 0.3 }),
          holds: hands(up),
          spine: { low: -2, high: -8 },
          neck: { bend: -10 },
          breath: 1,
        },
      ],
      [6, {}],
    ],
  },
}

export const wallPushFilm = makeFilm({
  slug: 'wall-push',
  script: wallPushScript,
  person: people.helena,
  rest,
  motions,
  room: rooms.hallway,
  view: { turn: -3, pitch: 8, at: [590, 648], scale: 1.02 },
  props: ({ leftLeg, rightLeg }, view) => [
    ...wall(view, { at: WALL }),
    ...groundShadow(
      view,
      [leftLeg.ankle, rightLeg.ankle].map(([x, y, z]) => [x + 14, y - 22, z]),
      40,
    ),
  ],
})
