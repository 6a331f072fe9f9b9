import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { arms, type Change, hands, type Hold } from '../rig/pose.ts'
import { within } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { calmNeckScript, type NeckMotion } from '../../scripts/calmNeckScript.ts'
import { type CloseUp } from './closeUp.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import type { Way } from './way.ts'

const tall: Change = { ...arms({ shrug: 0.14 }), spine: { low: 0, high: -5 }, neck: { bend: -3 }, breath: 1 }
const chinDown: Change = { neck: { bend: 38 }, spine: { high: 5 }, breath: 0 }
const lookingRight: Change = { neck: { twist: 60, bend: 2 }, spine: { twist: 5 }, breath: 0 }
const elbowsWide: Change = {
  ...arms({ raise: 40, out: 96, elbow: 116, palm: 10, wrist: -8, back: 1 }),
  holds: hands(null),
  spine: { low: 0, high: -8 },
  neck: { bend: -4 },
  breath: 1,
}

const onHead: Hold = { on: 'head', at: [2, 75, 6], along: [0, -0.5, -1] }
const handOnHead: Change = { rightArm: { raise: 140, out: 84, elbow: 110 }, holds: { rightHand: onHead } }
const headTipped: Change = { ...handOnHead, neck: { side: 30, bend: 3 }, spine: { side: 3 } }

/** The shoulder's circle, drawn so large that it is seen beside the arm. */
const shoulderWay: Way = { of: ({ rightArm }) => rightArm.shoulder, from: 0, to: 3.7, wide: 3.2 }
/** Before the nose, as the head turns: seen from above. */
const noseWay: Way = { of: ({ neckTop, frames }) => within(neckTop, frames.head, [92, 30, 0]), from: 0, to: 2.4 }
const fromTheSide: CloseUp = { turn: 8, pitch: 4, scale: 1.7, on: [4, 384, 0] }

const motions: Record<NeckMotion, Motion> = {
  deepBreath: {
    keys: [
      [0, {}],
      [3.4, tall],
      [4, tall],
      [7.6, {}],
      [8, {}],
    ],
  },
  nod: {
    closeUp: fromTheSide,
    from: { breath: 1 },
    keys: [
      [0, {}],
      [2.3, chinDown],
      [2.9, chinDown],
      [5, {}],
    ],
  },
  shoulderCircle: {
    closeUp: { ...fromTheSide, ways: [shoulderWay] },
    keys: [
      [0, {}],
      [0.9, { ...arms({ shrug: 0.5, back: -0.7 }), spine: { high: 3 }, breath: 0.5 }],
      [1.8, { ...arms({ shrug: 0.9, back: -0.1 }), breath: 1 }],
      [2.8, { ...arms({ shrug: 0.4, back: 0.9 }), spine: { high: -5 }, breath: 0.5 }],
      [4, {}],
    ],
  },
  turn: {
    closeUp: { turn: 90, pitch: 66, scale: 1.35, on: [26, 400, 0], ways: [noseWay] },
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [2.4, lookingRight],
      [3.6, lookingRight],
      [6, {}],
    ],
  },
  bladeSqueeze: {
    closeUp: { turn: -90, pitch: 8, scale: 0.95, on: [0, 350, 0] },
    keys: [
      [0, {}],
      [2.2, elbowsWide],
      [3.1, elbowsWide],
      [5, {}],
    ],
  },
  sideStretch: {
    alternate: true,
    keys: [
      [0, {}],
      [2.2, { rightArm: { raise: 96, out: 84, elbow: 40, palm: 0 }, holds: { rightHand: null }, neck: { side: -2 } }],
      [4.6, { ...handOnHead, neck: { side: 4 }, breath: 1 }],
      [7, headTipped],
      [10.5, { ...headTipped, breath: 1 }],
      [14, headTipped],
      [17.5, { ...headTipped, breath: 1 }],
      [21, headTipped],
      [22.6, { ...handOnHead, neck: { side: 8 }, breath: 0.6 }],
      [24.2, { rightArm: { raise: 96, out: 84, elbow: 40, palm: 0 }, holds: { rightHand: null }, breath: 1 }],
      [26, {}],
    ],
  },
}

export const calmNeckFilm = makeFilm({
  slug: 'calm-neck',
  script: calmNeckScript,
  person: people.jozef,
  rest: seated,
  motions,
  room: rooms.sunroom,
  view: { turn: 70, pitch: 9, at: [630, 636], scale: 1.25 },
  props: (body, view) => [...chair(view, { at: [0, 0, 0] }), ...feetShadow(view, body)],
})
