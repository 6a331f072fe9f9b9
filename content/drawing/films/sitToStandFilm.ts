import { people } from '../figures/people.ts'
import { chair, type Chair } from '../props/chair.ts'
import { wall } from '../props/wall.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs } from '../rig/pose.ts'
import { inOrder, type View } from '../rig/view.ts'
import { rooms } from '../scenery/rooms.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import { type SitToStandMotion, sitToStandScript } from '../../scripts/sitToStandScript.ts'

const ownChair: Chair = { at: [-92, 0, 0], wood: '#A9663F', seat: '#EFE0C6' }
const onFloor: Hold = { on: 'scene', at: [32, 22, 32], along: [1, 0, 0.12] }

/** Near the seat's edge, heels behind the knees. */
const rest = changed(seated, { at: [-64, 184, 0], holds: { ...seated.holds, ...feet(onFloor) } })

const tall: Change = { ...arms({ shrug: 0.14 }), spine: { low: 0, high: -4 }, neck: { bend: -3 }, breath: 1 }

const reaching = { out: 6, elbow: 10, palm: 70, wrist: -6 }
const reach = (raise: number) => ({ ...arms({ ...reaching, raise }), holds: hands(null) })
const hanging = { ...arms({ raise: 5, out: 30, elbow: 12, palm: 10 }), holds: hands(null) }

const armsOut: Change = { ...reach(82), spine: { low: 0 } }
const leaning: Change = { ...reach(118), lean: 27, spine: { low: 9, high: 10 }, neck: { bend: -32 } }

/** Seat and thighs have just left the chair. */
const liftOff: Change = {
  ...reach(122),
  at: [-44, 194, 0],
  lean: 32,
  spine: { low: 8, high: 9 },
  neck: { bend: -32 },
  ...legs({ raise: 112, out: 10 }),
}
const halfway: Change = {
  ...reach(96),
  at: [8, 238, 0],
  lean: 27,
  spine: { low: 1, high: 4 },
  neck: { bend: -16 },
  ...legs({ raise: 60, out: 8 }),
}
const upright: Change = {
  ...hanging,
  at: [38, 274, 0],
  spine: { low: 1, high: 2 },
  ...legs({ raise: 6, out: 4, knee: 8 }),
}
/** Going down the hips lead: farther back than on the way up. */
const lowering: Change = {
  ...reach(104),
  at: [-6, 234, 0],
  lean: 30,
  spine: { low: 3, high: 5 },
  neck: { bend: -18 },
  ...legs({ raise: 66, out: 8 }),
}
const touching: Change = {
  ...reach(124),
  at: [-48, 190, 0],
  lean: 31,
  spine: { low: 8, high: 9 },
  neck: { bend: -32 },
  ...legs({ raise: 114, out: 10 }),
}

const over = (side: number): Change => ({
  ...upright,
  at: [38, 272.6, side * 17],
  roll: side * -1.5,
  spine: { low: 1, side: side * 2 },
})

const kneeStraight: Change = {
  rightLeg: { raise: 82, out: 10, knee: 12, ankle: 12 },
  holds: { rightFoot: null },
  spine: { low: 0, high: -3 },
  breath: 0,
}

const motions: Record<SitToStandMotion, Motion> = {
  settle: {
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [5.6, {}],
      [6, {}],
    ],
  },
  leanForward: {
    from: { ...armsOut, breath: 1 },
    keys: [
      [0, {}],
      [2.2, { ...leaning, breath: 0 }],
      [2.8, { ...leaning, breath: 0 }],
      [5, {}],
    ],
  },
  straightenKnee: {
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1.9, kneeStraight],
      [2.9, kneeStraight],
      [4.7, {}],
      [5, {}],
    ],
  },
  stand: {
    keys: [
      [0, { breath: 1 }],
      [1.1, { ...leaning, breath: 0.9 }],
      [1.6, { ...liftOff, breath: 0.7 }],
      [2.4, { ...halfway, breath: 0.3 }],
      [3.3, upright],
      [4, { ...upright, breath: 0.7 }],
      [5.3, { ...lowering, breath: 0.7 }],
      [6.4, { ...touching, breath: 0.2 }],
      [6.9, leaning],
      [8, { breath: 1 }],
    ],
  },
  standTall: {
    keys: [
      [0, { breath: 1 }],
      [1.1, { ...leaning, breath: 0.9 }],
      [1.6, { ...liftOff, breath: 0.7 }],
      [2.4, { ...halfway, breath: 0.3 }],
      [3.4, upright],
      [5.4, { ...upright, breath: 1 }],
      [7.6, over(1)],
      [9.6, { ...over(-0.2), breath: 1 }],
      [11.8, over(-1)],
      [14, { ...upright, breath: 1 }],
      [16, upright],
    ],
  },
  squat: {
    from: upright,
    keys: [
      [0, {}],
      [1.4, { ...lowering, breath: 1 }],
      [2.6, { ...touching, breath: 0.9 }],
      [3, { ...touching, breath: 0.8 }],
      [4, { ...halfway, breath: 0.4 }],
      [5, {}],
      [5.6, {}],
    ],
  },
  rest: {
    keys: [
      [0, upright],
      [1.6, { ...lowering, breath: 1 }],
      [2.8, { ...touching, breath: 0.6 }],
      [3.4, { ...leaning, breath: 0.4 }],
      [5, {}],
      [7.6, tall],
      [10.4, {}],
      [13.2, tall],
      [16, {}],
    ],
  },
}

const view: View = { turn: 22, pitch: 8, at: [622, 640], scale: 1.06 }

export const sitToStandFilm = makeFilm({
  slug: 'sit-to-stand',
  script: sitToStandScript,
  person: people.krystyna,
  rest,
  motions,
  room: rooms.readingRoom + inOrder(wall(view, { at: -172, behind: true, colour: '#E9CFAA' })),
  view,
  props: (body, view) => [...chair(view, ownChair), ...feetShadow(view, body)],
})
