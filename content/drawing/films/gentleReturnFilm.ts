import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { glassOfWater } from '../props/glassOfWater.ts'
import { type Table, table, tableTop } from '../props/table.ts'
import { arms, type Change, changed, hands, type Hold } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import { type GentleReturnMotion, gentleReturnScript } from '../../scripts/gentleReturnScript.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import { heelToeKeys, straighteningKnee } from './seatedMotions.ts'

const sideTable: Table = { at: [-10, 0, -176], length: 104, width: 104, height: 168, wood: '#D6A878' }

/** Nearer to the hip than usual, for a back that leans. */
const onThigh: Hold = { on: 'rightThigh', at: [33, -32, 2], along: [0.05, -1, -0.2] }

/** Leaning back against the chair. */
const rest = changed(seated, {
  at: [-18, 184, 0],
  lean: -8,
  spine: { low: 2, high: -1 },
  neck: { bend: 4 },
  holds: { ...seated.holds, ...hands(onThigh) },
})

const onRibs: Hold = { on: 'pelvis', at: [36, 92, 36], along: [0.4, 0.15, -0.9] }
const handsOnRibs: Change = { holds: hands(onRibs), ...arms({ raise: 10, out: 60, spin: 40, elbow: 100 }) }

const risen: Change = { breath: 1, spine: { high: -4 }, ...arms({ shrug: 0.12 }), neck: { bend: 0 } }
const armsForward: Change = {
  ...arms({ raise: 82, out: 6, elbow: 10, wrist: -6, palm: 70 }),
  holds: hands(null),
  neck: { bend: 2 },
  breath: 1,
}
const leaving: Change = { ...arms({ raise: 40, out: 4, elbow: 44, palm: 70 }), holds: hands(null), breath: 0.4 }
const lifted: Change = { rightLeg: { raise: 104, out: 10, knee: 92 }, holds: { rightFoot: null } }
const straight: Change = {
  rightLeg: { raise: 86, out: 10, knee: 14, ankle: 14 },
  holds: { rightFoot: null },
  breath: 0,
}

const motions: Record<GentleReturnMotion, Motion> = {
  ribs: {
    from: handsOnRibs,
    keys: [
      [0, {}],
      [3, { breath: 1, spine: { high: -4 } }],
      [7.6, {}],
      [8, {}],
    ],
  },
  armBreath: {
    keys: [
      [0, {}],
      [0.9, leaving],
      [2.6, armsForward],
      [3, armsForward],
      [5, leaving],
      [6, {}],
    ],
  },
  rest: {
    keys: [
      [0, {}],
      [3, risen],
      [7, {}],
      [10, risen],
      [14, {}],
    ],
  },
  heelToe: {
    from: { neck: { bend: 12 } },
    keys: heelToeKeys,
    closeUp: { turn: 0, pitch: 4, scale: 1.7, on: [136, 34, 0] },
  },
  knee: straighteningKnee(straight),
  shoulders: {
    keys: [
      [0, {}],
      [0.9, { ...arms({ shrug: 0.45, back: -0.6 }), spine: { high: 2 }, breath: 0.5 }],
      [1.8, { ...arms({ shrug: 0.8, back: -0.1 }), breath: 1 }],
      [2.8, { ...arms({ shrug: 0.35, back: 0.8 }), spine: { high: -4 }, breath: 0.5 }],
      [4, {}],
    ],
    ways: [{ of: ({ rightArm }) => rightArm.shoulder, from: 0.2, to: 3.4, wide: 2.6, aside: [0, 8, 34] }],
  },
  march: {
    alternate: true,
    keys: [
      [0, {}],
      [1.1, { ...lifted, breath: 1 }],
      [1.4, { ...lifted, breath: 0.9 }],
      [2.5, {}],
    ],
  },
  longBreath: {
    keys: [
      [0, {}],
      [3, risen],
      [8.6, {}],
      [9, {}],
    ],
  },
}

export const gentleReturnFilm = makeFilm({
  slug: 'gentle-return',
  script: gentleReturnScript,
  person: people.lena,
  rest,
  motions,
  room: rooms.sunroom,
  view: { turn: 32, pitch: 9, at: [574, 642], scale: 1.2 },
  props: (body, view) => [
    ...chair(view, { at: [0, 0, 0], seat: '#F3D9C4' }),
    ...feetShadow(view, body),
    ...table(view, sideTable),
    ...glassOfWater(view, { at: tableTop(sideTable, 6, 8), height: 46 }),
  ],
})
