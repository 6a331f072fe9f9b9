import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, hands, type Hold, legs } from '../rig/pose.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'
import { type BirdDogMotion, birdDogScript } from '../../scripts/birdDogScript.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { armForward, onAllFours, restOnHeels, rounded, steadyPelvis } from './onAllFours.ts'

/** The near leg works with the far arm, so that both are seen against sky and sea. */
const farArm: Change = {
  leftArm: { ...armForward.rightArm, shrug: 0.3 },
  holds: { leftHand: null },
  neck: { bend: -14 },
}
const toesBack: Change = { rightLeg: { raise: 34, knee: 42, ankle: -20 } }
const nearLeg: Change = { rightLeg: { raise: -9, knee: 4, ankle: -30 } }
const bird: Change = { ...farArm, ...nearLeg, spine: { low: 1, high: 3 } }

/** Forearms on the mat under the shoulders; knees to head are one line, its slope the same as the trunk's. */
const forearm: Hold = { on: 'scene', at: [270, matTop + 9, 40], along: [1, 0, -0.1] }
const plank: Change = {
  lean: 73,
  ...legs({ raise: 0, knee: 17, ankle: -58 }),
  spine: { low: 0, high: 0 },
  neck: { bend: -8 },
  ...arms({ raise: 74, out: 0, spin: 0, elbow: 90, wrist: 0, palm: 60 }),
  holds: hands(forearm),
}

const motions: Record<BirdDogMotion, Motion> = {
  table: {
    keys: [
      [0, {}],
      [2.6, { breath: 1, spine: { high: 1 } }],
      [3.1, { breath: 1, spine: { high: 1 } }],
      [6, {}],
    ],
  },
  cat: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [2.6, { ...rounded, breath: 0 }],
      [3.4, { ...rounded, breath: 0 }],
      [6, {}],
    ],
  },
  arm: {
    from: { ...steadyPelvis, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [2.2, { ...armForward, breath: 0 }],
      [3.6, { ...armForward, breath: 0.4 }],
      [5.7, {}],
      [6, {}],
    ],
  },
  leg: {
    from: { ...steadyPelvis, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1, toesBack],
      [2.4, { ...nearLeg, breath: 0 }],
      [3.8, { ...nearLeg, breath: 0.4 }],
      [5, toesBack],
      [6, {}],
    ],
  },
  birdDog: {
    from: { ...steadyPelvis, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [0.9, toesBack],
      [2.8, { ...bird, breath: 0 }],
      [4.2, { ...bird, breath: 0.8 }],
      [5.6, { ...bird, breath: 0.3 }],
      [7, toesBack],
      [8, {}],
    ],
  },
  plank: {
    from: plank,
    keys: [
      [0, {}],
      ...[0, 5, 10].flatMap((start): Motion['keys'] => [
        [start + 2.2, { breath: 1, spine: { high: 1 } }],
        [start + 5, {}],
      ]),
    ],
  },
  heels: restOnHeels,
}

export const birdDogFilm = makeFilm({
  slug: 'bird-dog',
  script: birdDogScript,
  person: people.iga,
  rest: onAllFours,
  motions,
  room: rooms.seaside,
  view: { turn: 10, pitch: 9, at: [676, 632], scale: 1.5 },
  props: ({ leftLeg, rightLeg, leftArm, rightArm, pelvis, chest }, view) => [
    ...mat(view, { from: -290, to: 340, colour: colourWays.indigo.mat }),
    ...groundShadow(view, [pelvis, chest], 46, matTop),
    ...[leftArm, rightArm].flatMap(({ elbow, wrist }) => groundShadow(view, [elbow, wrist], 18, matTop)),
    ...[leftLeg, rightLeg].flatMap(({ knee, ankle }) => groundShadow(view, [knee, ankle], 22, matTop)),
  ],
})
