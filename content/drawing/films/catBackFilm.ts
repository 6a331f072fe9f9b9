import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import type { Change } from '../rig/pose.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'
import { type CatMotion, catBackScript } from '../../scripts/catBackScript.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { armForward, kneeling, onAllFours, restOnHeels, rounded, steadyPelvis } from './onAllFours.ts'

const cow: Change = { ...kneeling(94), spine: { low: -12, high: -12 }, neck: { bend: -26 }, breath: 1 }
const stretchedLeg: Change = { leftLeg: { raise: -2, knee: 4, ankle: -34 } }

const motions: Record<CatMotion, Motion> = {
  table: {
    keys: [
      [0, {}],
      [3, { breath: 1, spine: { high: 2 } }],
      [3.6, { breath: 1, spine: { high: 2 } }],
      [7, {}],
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
  catAndCow: {
    keys: [
      [0, rounded],
      [3, cow],
      [3.6, cow],
      [7, rounded],
    ],
  },
  armForward: {
    from: { ...steadyPelvis, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [2.2, { ...armForward, breath: 0 }],
      [3.4, { ...armForward, breath: 0 }],
      [5.7, {}],
      [6, {}],
    ],
  },
  armAndLeg: {
    from: { ...steadyPelvis, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [0.7, { leftLeg: { raise: 66, knee: 74, ankle: -40 } }],
      [2.8, { ...armForward, ...stretchedLeg, breath: 0 }],
      [4.2, { ...armForward, ...stretchedLeg, breath: 0.3 }],
      [6.2, { leftLeg: { raise: 68, knee: 76, ankle: -46 } }],
      [7, {}],
    ],
  },
  heels: restOnHeels,
}

export const catBackFilm = makeFilm({
  slug: 'cat-back',
  script: catBackScript,
  person: people.amara,
  rest: onAllFours,
  motions,
  room: rooms.studio,
  view: { turn: 14, pitch: 9, at: [704, 640], scale: 1.6 },
  props: ({ leftLeg, rightLeg, leftArm, rightArm, pelvis, chest }, view) => [
    ...mat(view, { from: -290, to: 250, colour: colourWays.sand.mat }),
    ...groundShadow(view, [leftLeg.knee, rightLeg.knee, pelvis, chest], 46, matTop),
    ...groundShadow(view, [leftArm.wrist], 22, matTop),
    ...groundShadow(view, [rightArm.wrist], 22, matTop),
    ...groundShadow(view, [leftLeg.ankle, leftLeg.knee], 22, matTop),
    ...groundShadow(view, [rightLeg.ankle, rightLeg.knee], 22, matTop),
  ],
})
