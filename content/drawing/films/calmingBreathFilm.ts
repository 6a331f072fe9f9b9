import { people } from '../figures/people.ts'
import { cushion, cushions } from '../props/cushion.ts'
import { mat, matTop } from '../props/mat.ts'
import type { Point } from '../rig/geometry.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { disc, ring } from '../rig/shapes.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'
import { arc } from './arc.ts'
import { type BreathMotion, calmingBreathScript } from '../../scripts/calmingBreathScript.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

const onKnee: Hold = { on: 'rightThigh', at: [32, -74, 4], along: [-0.3, -1, -0.1] }
const onBelly: Hold = { on: 'pelvis', at: [46, 62, 26], along: [0.1, -0.2, -1] }
const onChest: Hold = { on: 'pelvis', at: [48, 96, -26], along: [0.1, 0.1, 1] }

const crossLegged = changed(standing, {
  at: [-30, matTop + cushions.seat.height + 33, 0],
  lean: 2,
  ...legs({ raise: 76, out: 58, spin: 60, knee: 134 }),
  ...arms({ raise: 18, out: 10, spin: 50, elbow: 40, palm: 60 }),
  holds: { ...feet({ on: 'scene', at: [48, matTop + 20, -32], along: [0.35, 0, -1] }), ...hands(onKnee) },
})

/** A breath of four seconds in and six out: the chest rises, the shoulders barely. */
const risen: Change = { breath: 1, spine: { high: -3 }, ...arms({ shrug: 0.12 }), neck: { bend: -2 } }
const handsOnBelly: Change = {
  holds: { leftHand: onChest, rightHand: onBelly },
  ...arms({ raise: 16, out: 12, spin: 52, elbow: 90 }),
}

const motions: Record<BreathMotion, Motion> = {
  easyBreath: {
    keys: [
      [0, {}],
      [4, risen],
      [9.6, {}],
      [10, {}],
    ],
  },
  feelBreath: {
    from: handsOnBelly,
    keys: [
      [0, {}],
      [3.2, { breath: 1, spine: { high: -3 } }],
      [7.6, {}],
      [8, {}],
    ],
  },
  longBreath: {
    keys: [
      [0, {}],
      [4, risen],
      [10, {}],
    ],
  },
  armBreath: {
    from: { holds: hands(null), ...arms({ raise: 24, out: 70, elbow: 14, palm: 30 }) },
    keys: [
      [0, {}],
      [4, { ...risen, ...arms({ raise: 158, out: 80, elbow: 12, palm: 0, shrug: 0.5 }), neck: { bend: -8 } }],
      [10, {}],
    ],
  },
}

const sun: Point = [640, 330]

/** The ring on the wall: full when the breath is in, empty when it is out. */
const breathRing = (breath: number) =>
  disc(sun, 150 + breath * 50, '#FFFFFF', 'opacity=".3"') +
  ring(sun, 250, '#FFFFFF', 14, 'opacity=".75"') +
  arc(sun, 250, breath, '#F4A963', 14)

export const calmingBreathFilm = makeFilm({
  slug: 'calming-breath',
  script: calmingBreathScript,
  person: people.lena,
  rest: crossLegged,
  motions,
  room: rooms.seaside,
  view: { turn: 90, pitch: 10, at: [640, 636], scale: 1.4 },
  props: ({ pose }, view) => [
    { depth: -Infinity, svg: breathRing(pose.breath) },
    ...mat(view, { from: -120, to: 130, width: 420, colour: colourWays.sage.mat }),
    ...cushion(view, { at: [-34, matTop, 0], ...cushions.seat, colour: '#E0A878' }),
  ],
})
