import { people } from '../figures/people.ts'
import { chair } from '../props/chair.ts'
import { softBall } from '../props/softBall.ts'
import { table } from '../props/table.ts'
import { folded } from '../props/towel.ts'
import type { Body } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import type { View } from '../rig/view.ts'
import { arms, type Change, changed, hands, type Hold } from '../rig/pose.ts'
import { rooms } from '../scenery/rooms.ts'
import type { CloseUp } from './closeUp.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import { handsScene, type HandsScene } from './handsCloseUp.ts'
import type { Motion } from './motion.ts'
import { seated } from './seated.ts'
import { kitchenTable, wakingHandsBall } from './wakingHandsBall.ts'
import { grip, wakingHandsShapes } from './wakingHandsShapes.ts'
import { type WakingHandsMotion, wakingHandsScript } from '../../scripts/wakingHandsScript.ts'

const top = kitchenTable.height

const onTable: Hold = { on: 'scene', at: [126, top + 9, 54], along: [0.9, 0, -0.4] }
/** Both forearms on the table, looking at the hands. */
const rest = changed(seated, {
  spine: { low: 4, high: 4 },
  neck: { bend: 14 },
  ...arms({ raise: 24, out: 10, elbow: 70, palm: 96 }),
  holds: { ...seated.holds, ...hands(onTable) },
})

/** Both hands before the chest over the table, their fingers pointing along `along`; `palm` turns them. */
function aloft(along: Vector, palm: number): Change {
  const hand: Hold = { on: 'chest', at: [104, 2, 44], along }
  return { ...arms({ raise: 80, out: 8, elbow: 84, palm }), holds: hands(hand) }
}
const bent = (up: number) => aloft([0.7, up, -0.06], 90)

/** Both forearms lie on the table, straight ahead; `palm` turns the hands. */
const turned = (palm: number): Change => ({
  ...arms({ raise: 80, out: 8, elbow: 84, palm }),
  holds: hands({ on: 'scene', at: [124, top + 10, 40], along: [1, 0, -0.04] }),
})

/** Fingers up, palms forwards, each hand before its shoulder. */
const upright: Hold = { on: 'chest', at: [72, 14, 41], along: [0.02, 1, 0] }
const raised: Change = { ...arms({ raise: 40, out: 10, elbow: 110, palm: -90 }), holds: hands(upright) }

/** Palm on palm before the chest, the right one `along` ahead of the left. */
const rubbing = (along: number): Change => {
  const hand = (side: 1 | -1): Hold => ({
    on: 'chest',
    at: [92 + along * side, -10, side * 5.5],
    along: [0.95, 0.3, -side * 0.05],
  })
  return {
    ...arms({ raise: 30, out: 40, spin: 20, elbow: 84, palm: 36 }),
    holds: { leftHand: hand(-1), rightHand: hand(1) },
  }
}
const together = (height: number): Change => {
  const hand = (side: 1 | -1): Hold => ({ on: 'chest', at: [62, height, side * 5.5], along: [0.1, 1, 0] })
  return {
    ...arms({ raise: 40, out: -80, elbow: 110, palm: 45 }),
    holds: { leftHand: hand(-1), rightHand: hand(1) },
  }
}

/** The right hand lies on its edge beside the ball, its palm towards it. */
const atBall: Hold = { on: 'scene', at: [122, top + 13, 23], along: [0.96, 0, -0.2] }
const gripping = (fist: number): Change => ({
  rightArm: { raise: 24, out: -20, palm: 10, fist },
  holds: { rightHand: atBall },
})
const ball = (body: Body, view: View) => softBall(view, wakingHandsBall(body))

/** The hands of an exercise near by, with their fingers. */
const near = (
  motion: WakingHandsMotion,
  view: Pick<CloseUp, 'turn' | 'pitch' | 'scale' | 'on'>,
  scene: Pick<HandsScene, 'chest' | 'only' | 'props'> = {},
): Pick<Motion, 'closeUp'> => ({
  closeUp: {
    ...view,
    box: [672, 36, 576, 440],
    pieces: handsScene({ person: people.helena, over: kitchenTable, shape: wakingHandsShapes[motion], ...scene }),
  },
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
    ...near('rub', { turn: 32, pitch: 38, scale: 5.2, on: [108, 284, 0] }),
  },
  wrists: {
    from: { breath: 0.5, ...aloft([0.98, 0.2, 0], 90) },
    keys: [
      [0, {}],
      [1, { ...bent(-0.6), breath: 0.2 }],
      [3, { ...bent(0.85), breath: 1 }],
      [4, {}],
    ],
    ...near('wrists', { turn: 4, pitch: 12, scale: 4.6, on: [106, 281, -44] }, { only: -1 }),
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
    ...near('fists', { turn: 90, pitch: 4, scale: 5, on: [88, 326, 0] }, { chest: true }),
  },
  turn: {
    from: { breath: 0.5, ...turned(90) },
    keys: [
      [0, {}],
      [1.6, { ...turned(-86), breath: 1 }],
      [2.2, { ...turned(-86), breath: 0.9 }],
      [3.8, {}],
      [4, {}],
    ],
    ...near('turn', { turn: -90, pitch: 62, scale: 4.9, on: [140, top, 0] }, { props: ball }),
  },
  ball: {
    from: { breath: 0.8 },
    alternate: true,
    keys: [
      [0, {}],
      [1.2, { ...gripping(grip.holding), breath: 1 }],
      [2, { ...gripping(grip.squeezing), breath: 0.4 }],
      [4, { ...gripping(grip.squeezing), breath: 0 }],
      [4.8, { ...gripping(grip.holding), breath: 0.5 }],
      [6, {}],
    ],
    ...near('ball', { turn: 84, pitch: 54, scale: 5.6, on: [142, 250, 5] }, { props: ball }),
  },
  palms: {
    from: { breath: 0.8, ...together(8) },
    keys: [
      [0, {}],
      [2.4, { ...together(-18), breath: 0.3 }],
      [5, { ...together(-18), breath: 0 }],
      [7, {}],
    ],
    ...near('palms', { turn: 70, pitch: 8, scale: 4.6, on: [70, 312, 0] }, { chest: true }),
  },
  rest: {
    keys: [
      [0, {}],
      [3, { ...arms({ shrug: 0.1 }), spine: { high: 1 }, breath: 1 }],
      [6, {}],
      [9, { ...arms({ shrug: 0.1 }), spine: { high: 1 }, breath: 1 }],
      [12, {}],
    ],
    ...near('rest', { turn: -90, pitch: 62, scale: 4.3, on: [142, top, 0] }, { props: ball }),
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
    ...ball(body, view),
  ],
})
