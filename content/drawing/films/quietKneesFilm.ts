import { people } from '../figures/people.ts'
import { chair, chairSizes } from '../props/chair.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type QuietKneesMotion, quietKneesScript } from '../../scripts/quietKneesScript.ts'
import { seated } from './seated.ts'
import { straighteningKnee } from './seatedMotions.ts'

const seatEdge: Hold = { on: 'scene', at: [4, chairSizes.seatHeight + 32, 68], along: [0.75, -0.6, 0.1] }
const onFloor: Hold = { on: 'scene', at: [98, 22, 36], along: [1, 0, 0.1] }
const farAhead: Hold = { on: 'scene', at: [172, 22, 36], along: [1, 0, 0.1] }

/** Deep on the chair, both hands on the edges of its seat. */
const rest = changed(seated, {
  at: [-22, 184, 0],
  lean: -4,
  spine: { low: -2, high: 2 },
  neck: { bend: 6 },
  ...arms({ raise: -6, out: 20, elbow: 20 }),
  holds: { ...feet(onFloor), ...hands(seatEdge) },
})

const tall: Change = { spine: { low: -2, high: 1 }, neck: { bend: 3 }, breath: 1 }
const straight: Change = {
  rightLeg: { raise: 88, out: 6, knee: 8, ankle: 16 },
  holds: { rightFoot: null },
  breath: 0,
}
const loose = (knee: number): Change => ({
  ...legs({ raise: 96, out: 8, knee, ankle: -4 }),
  holds: feet(null),
})

const motions: Record<QuietKneesMotion, Motion> = {
  settle: {
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [5.6, {}],
      [6, {}],
    ],
  },
  slide: {
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [2, { holds: { rightFoot: farAhead }, rightLeg: { raise: 60, out: 8, knee: 40 }, breath: 0 }],
      [2.8, { holds: { rightFoot: farAhead }, rightLeg: { raise: 60, out: 8, knee: 40 }, breath: 0.2 }],
      [5, {}],
    ],
  },
  straighten: straighteningKnee(straight),
  heels: {
    from: { neck: { bend: 12 } },
    keys: [
      [0, {}],
      [1.1, { ...legs({ tip: 34 }), breath: 1 }],
      [1.7, { ...legs({ tip: 34 }), breath: 0.8 }],
      [3, {}],
    ],
    closeUp: { turn: 0, pitch: 4, scale: 1.7, on: [112, 34, 0] },
  },
  hold: {
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1.6, straight],
      [3.6, { ...straight, breath: 1 }],
      [5.6, straight],
      [6.6, { ...straight, breath: 0.6 }],
      [8.6, { breath: 0.6 }],
      [9, {}],
    ],
  },
  swing: {
    from: { ...loose(74), breath: 0.5 },
    keys: [
      [0, {}],
      [0.75, { ...loose(52), breath: 1 }],
      [2.25, { ...loose(92), breath: 0 }],
      [3, {}],
    ],
  },
}

export const quietKneesFilm = makeFilm({
  slug: 'quiet-knees',
  script: quietKneesScript,
  person: people.zofia,
  rest,
  motions,
  room: rooms.hallway,
  view: { turn: 22, pitch: 9, at: [560, 636], scale: 1.28 },
  props: (body, view) => [...chair(view, { at: [0, 0, 0], seat: '#E9D8C6' }), ...feetShadow(view, body)],
})
