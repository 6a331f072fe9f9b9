import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { bodyOf } from '../rig/skeleton.ts'
import { colourWays } from '../scenery/colourWays.ts'
import { rooms } from '../scenery/rooms.ts'
import { type CatMotion, catBackScript } from '../../scripts/catBackScript.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

const kneeHeight = matTop + 22
const palm: Hold = { on: 'scene', at: [66, matTop + 11, 46], along: [1, 0, 0.06] }

/** Thighs upright, shanks on the mat, whatever the pelvis leans. */
const kneeling = (lean: number): Change => ({ lean, ...legs({ raise: lean, knee: 90, ankle: -62 }) })

const table = changed(changed(standing, kneeling(80)), {
  anchor: 'knees',
  at: [-80, kneeHeight, 0],
  spine: { low: 2, high: 4 },
  neck: { bend: -6 },
  ...arms({ raise: 84, out: 6, spin: -8, elbow: 8, wrist: 60 }),
  holds: hands(palm),
})

const cat: Change = { ...kneeling(56), spine: { low: 28, high: 32 }, neck: { bend: 30 } }
const cow: Change = { ...kneeling(94), spine: { low: -12, high: -12 }, neck: { bend: -26 }, breath: 1 }

/** The pelvis stays where it is while one knee leaves the mat. */
const steady: Change = { anchor: 'pelvis', at: bodyOf(table).pelvis }
const reaching: Change = {
  rightArm: { raise: 164, out: 4, elbow: 4, wrist: 0, palm: 60, shrug: 0.2 },
  holds: { rightHand: null },
  neck: { bend: -10 },
}
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
      [2.6, { ...cat, breath: 0 }],
      [3.4, { ...cat, breath: 0 }],
      [6, {}],
    ],
  },
  catAndCow: {
    keys: [
      [0, cat],
      [3, cow],
      [3.6, cow],
      [7, cat],
    ],
  },
  armForward: {
    from: { ...steady, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [2.2, { ...reaching, breath: 0 }],
      [3.4, { ...reaching, breath: 0 }],
      [5.7, {}],
      [6, {}],
    ],
  },
  armAndLeg: {
    from: { ...steady, breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [0.7, { leftLeg: { raise: 66, knee: 74, ankle: -40 } }],
      [2.8, { ...reaching, ...stretchedLeg, breath: 0 }],
      [4.2, { ...reaching, ...stretchedLeg, breath: 0.3 }],
      [6.2, { leftLeg: { raise: 68, knee: 76, ankle: -46 } }],
      [7, {}],
    ],
  },
  heels: {
    from: {
      lean: 70,
      ...legs({ raise: 131, knee: 151, ankle: -62 }),
      spine: { low: 16, high: 18 },
      neck: { bend: -22 },
      ...arms({ raise: 150, out: 14, spin: -20, elbow: 40, wrist: 20 }),
    },
    keys: [
      [0, {}],
      [3, { breath: 1, spine: { low: 18, high: 21 } }],
      [3.6, { breath: 1, spine: { low: 18, high: 21 } }],
      [7, {}],
    ],
  },
}

export const catBackFilm = makeFilm({
  slug: 'cat-back',
  script: catBackScript,
  person: people.amara,
  rest: table,
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
