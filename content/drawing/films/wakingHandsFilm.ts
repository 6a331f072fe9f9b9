import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { exerciseBall } from '../props/exerciseBall.ts'
import { type Table, table } from '../props/table.ts'
import { folded } from '../props/towel.ts'
import type { Vector } from '../rig/vector.ts'
import { arms, type Change, changed, hands, type Hold } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import { type WakingHandsMotion, wakingHandsScript } from '../../scripts/wakingHandsScript.ts'

const top = 234
const kitchenTable: Table = { at: [178, 0, 0], length: 170, width: 330, height: top }

const onTable: Hold = { on: 'scene', at: [128, top + 9, 66], along: [0.9, 0, -0.4] }
/** Both forearms on the table, looking at the hands. */
const rest = changed(seated, {
  spine: { low: 4, high: 4 },
  neck: { bend: 14 },
  ...arms({ raise: 24, out: 10, elbow: 70, palm: 70 }),
  holds: { ...seated.holds, ...hands(onTable) },
})

/** Both hands before the chest over the table, their fingers pointing along `along`; `palm` turns them. */
function aloft(along: Vector, palm: number): Change {
  const hand: Hold = { on: 'chest', at: [104, -10, 44], along }
  return { ...arms({ raise: 30, out: 14, elbow: 84, palm }), holds: hands(hand) }
}
const bent = (up: number) => aloft([0.7, up, -0.1], 80)
const turned = (palm: number) => aloft([0.98, 0.2, 0], palm)

/** Fingers up, palms forwards, each hand before its shoulder. */
const upright: Hold = { on: 'chest', at: [86, 14, 64], along: [0.1, 1, 0] }
const raised: Change = { ...arms({ raise: 40, out: 10, elbow: 110, palm: 90 }), holds: hands(upright) }

/** Palm on palm before the chest, the right one `along` ahead of the left. */
const rubbing = (along: number): Change => {
  const hand = (side: 1 | -1): Hold => ({
    on: 'chest',
    at: [92 + along * side, -10, side * 9],
    along: [0.95, 0.3, -side * 0.05],
  })
  return {
    ...arms({ raise: 30, out: 40, spin: 20, elbow: 84, palm: 0 }),
    holds: { leftHand: hand(-1), rightHand: hand(1) },
  }
}
const together = (height: number): Change => {
  const hand = (side: 1 | -1): Hold => ({ on: 'chest', at: [70, height, side * 8], along: [0.1, 1, 0] })
  return {
    ...arms({ raise: 40, out: -80, elbow: 110, palm: 0 }),
    holds: { leftHand: hand(-1), rightHand: hand(1) },
  }
}

/** The right hand is laid around the ball from its near side. */
const atBall: Hold = { on: 'scene', at: [116, top + 26, 18], along: [0.95, -0.05, -0.3] }
const ballAt = [146, top + 20, 0] as const
const squeezing = (fist: number): Change => ({
  rightArm: { raise: 24, out: -20, palm: 10, fist },
  holds: { rightHand: atBall },
})

/** The hands near by. */
const near = (on: Vector, turn: number, pitch: number, scale = 3): Pick<Motion, 'closeUp'> => ({
  closeUp: { turn, pitch, scale, on, box: [760, 40, 472, 400] },
})

const motions: Record<WakingHandsMotion, Motion> = {
  settle: {
    keys: [
      [0, {}],
      [2.6, { ...arms({ shrug: 0.1 }), spine: { high: 0 }, breath: 1 }],
      [5.6, {}],
      [6, {}],
    ],
  },
  rub: {
    from: { breath: 0.5, ...rubbing(0) },
    keys: [
      [0, {}],
      [0.6, { ...rubbing(16), breath: 0.8 }],
      [1.9, { ...rubbing(-16), breath: 0.2 }],
      [2.5, {}],
    ],
    ...near([112, 292, 0], 14, 34),
  },
  wrists: {
    from: { breath: 0.5, ...aloft([0.98, 0.2, 0], 80) },
    keys: [
      [0, {}],
      [1, { ...bent(-0.75), breath: 0.2 }],
      [3, { ...bent(0.85), breath: 1 }],
      [4, {}],
    ],
    ...near([112, 282, 20], 12, 14),
  },
  fists: {
    from: { breath: 0.8, ...raised },
    keys: [
      [0, {}],
      [1.4, { ...arms({ fist: 1 }), breath: 0 }],
      [2.2, { ...arms({ fist: 1 }), breath: 0.2 }],
      [3.4, {}],
      [4, {}],
    ],
    ...near([88, 352, 4], 54, 8),
  },
  turn: {
    from: { breath: 0.5, ...turned(80) },
    keys: [
      [0, {}],
      [1.6, { ...turned(-80), breath: 1 }],
      [2.2, { ...turned(-80), breath: 0.9 }],
      [3.8, {}],
      [4, {}],
    ],
    ...near([128, 290, 0], 90, 58),
  },
  ball: {
    from: { breath: 0.8 },
    alternate: true,
    keys: [
      [0, {}],
      [1.2, { ...squeezing(0.2), breath: 1 }],
      [2, { ...squeezing(0.6), breath: 0.4 }],
      [4, { ...squeezing(0.6), breath: 0 }],
      [4.8, { ...squeezing(0.2), breath: 0.5 }],
      [6, {}],
    ],
    ...near([130, 258, 0], 12, 26),
  },
  palms: {
    from: { breath: 0.8, ...together(8) },
    keys: [
      [0, {}],
      [2.4, { ...together(-18), breath: 0.3 }],
      [5, { ...together(-18), breath: 0 }],
      [7, {}],
    ],
    ...near([70, 318, 0], 84, 8),
  },
  rest: {
    keys: [
      [0, {}],
      [3, { ...arms({ shrug: 0.1 }), spine: { high: 1 }, breath: 1 }],
      [6, {}],
      [9, { ...arms({ shrug: 0.1 }), spine: { high: 1 }, breath: 1 }],
      [12, {}],
    ],
  },
}

export const wakingHandsFilm = makeFilm({
  slug: 'waking-hands',
  script: wakingHandsScript,
  person: people.helena,
  rest,
  motions,
  room: rooms.kitchen,
  view: { turn: 58, pitch: 18, at: [430, 812], scale: 1.74 },
  props: (body, view) => [
    ...chair(view, { at: [0, 0, 0] }),
    ...table(view, kitchenTable),
    ...feetShadow(view, body),
    ...folded(view, { at: [206, top, -118], turn: 12, length: 70, width: 84, colour: '#A9C0AE', layers: 2 }),
    ...exerciseBall(view, { at: [...ballAt], radius: 19, colour: '#D9705A', shadow: false }),
  ],
})
