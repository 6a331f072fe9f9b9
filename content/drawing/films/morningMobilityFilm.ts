import { people } from '../figures/people.ts'
import { chair, chairBackTop } from '../props/chair.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { add } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { type MorningMotion, morningMobilityScript } from '../../scripts/morningMobilityScript.ts'
import { heelsRising } from './feetCloseUp.ts'
import { feetShadow } from './feetShadow.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'

/** The chair stands off the mat at the person's right and turns its back to them. */
const beside = { at: [0, 0, 238] as const, turn: 90, wood: '#8A5A3C', seat: '#F3DDD2', user: 'standing' as const }
const onChair: Hold = { on: 'scene', at: add(chairBackTop(beside), [-8, 9, -10]), along: [0.75, -0.14, 0.6] }

const hanging = { raise: 8, out: 60, elbow: 14, wrist: 6, palm: 6 }
const rest = changed(standing, {
  at: [0, 278.5, 0],
  ...legs({ knee: 5 }),
  ...arms(hanging),
  holds: feet({ on: 'scene', at: [0, 22 + matTop, 34], along: [1, 0, 0.15] }),
})

const sideways = arms({ raise: 92, out: 88, elbow: 6, palm: 30, wrist: 0 })
const overhead: Change = {
  at: [0, 279, 0],
  ...arms({ raise: 164, out: 84, elbow: 10, palm: 0, wrist: 0, shrug: 0.4 }),
  spine: { high: -5 },
  neck: { bend: -6 },
  breath: 1,
}

const supported: Change = {
  rightArm: { raise: 24, out: 76, spin: 10, elbow: 42, palm: 70 },
  holds: { rightHand: onChair },
}
const onToes: Change = { at: [15, 290.5, 0], ...legs({ tip: 33 }), spine: { high: -4 }, neck: { bend: -2 }, breath: 1 }

const lifted = { raise: 84, out: 6, spin: 4, knee: 88, ankle: 2 }
const ontoLeft: Change = { at: [0, 275, -16], roll: -1, breath: 0.6 }
const ontoRight: Change = { at: [0, 275, 16], roll: 1, breath: 0.6 }
const rightKnee: Change = { at: [0, 277.5, -18], roll: -2, rightLeg: lifted, holds: { rightFoot: null }, breath: 1 }
const leftKnee: Change = { at: [0, 277.5, 18], roll: 2, leftLeg: lifted, holds: { leftFoot: null }, breath: 1 }

/** Knees bent, hands on the thighs; the back is long, then round. */
const onThigh: Hold = { on: 'rightThigh', at: [34, -84, 6], along: [0.05, -1, -0.25] }
const bowed: Change = {
  at: [-44, 234, 0],
  lean: 54,
  ...legs({ raise: 60, knee: 60 }),
  ...arms({ raise: 30, out: 40, spin: 0, elbow: 20, palm: 80 }),
  holds: hands(onThigh),
}
const long: Change = { ...bowed, spine: { low: -4, high: -6 }, neck: { bend: -16 }, breath: 1 }
const round: Change = { ...bowed, lean: 42, spine: { low: 24, high: 26 }, neck: { bend: 26 } }

/** The left arm reaches; the right heel leaves the mat. */
const reaching: Change = {
  at: [8, 278.4, -12],
  roll: 4,
  spine: { low: -2, high: -8, side: 8, twist: -8 },
  neck: { bend: -22, side: -4, twist: -14 },
  rightLeg: { raise: -4, tip: 30 },
  leftArm: { raise: 170, out: 56, elbow: 6, wrist: -10, palm: 10, shrug: 0.8 },
  rightArm: { raise: 22, out: 76, elbow: 30, wrist: 8, palm: 30 },
  breath: 1,
}

const turned: Change = {
  at: [4, 278, 10],
  turn: 16,
  spine: { twist: 36 },
  neck: { twist: 26 },
  leftLeg: { tip: 26 },
  leftArm: { raise: 52, out: -26, spin: 40, elbow: 66, palm: 30 },
  rightArm: { raise: -34, out: 20, spin: 40, elbow: 54, palm: 20 },
  breath: 0,
}

const wide: Change = {
  ...arms({ raise: 86, out: 104, elbow: 10, palm: -20, wrist: -6, back: 0.7 }),
  spine: { high: -8 },
  neck: { bend: -10 },
  breath: 1,
}
const hug: Change = {
  rightArm: { raise: 66, out: -14, spin: 84, elbow: 112, palm: 20, back: -0.8 },
  leftArm: { raise: 54, out: -14, spin: 84, elbow: 112, palm: 20, back: -0.8 },
  spine: { low: 4, high: 12 },
  neck: { bend: 14 },
  breath: 0,
}

const motions: Record<MorningMotion, Motion> = {
  breathe: {
    keys: [
      [0, {}],
      [1.7, { ...sideways, breath: 0.5 }],
      [3.3, overhead],
      [3.8, overhead],
      [5.4, { ...sideways, breath: 0.4 }],
      [7, {}],
    ],
  },
  rise: {
    // From the left: the chair is on the right.
    closeUp: { ...heelsRising(1.4), turn: 166 },
    from: supported,
    keys: [
      [0, {}],
      [1.4, onToes],
      [2, onToes],
      [4, {}],
    ],
  },
  knees: {
    from: supported,
    keys: [
      [0, {}],
      [0.5, ontoLeft],
      [1.4, rightKnee],
      [2.1, ontoLeft],
      [2.5, {}],
      [3, ontoRight],
      [3.9, leftKnee],
      [4.6, ontoRight],
      [5, {}],
    ],
  },
  cat: {
    keys: [
      [0, long],
      [2.7, round],
      [3.3, round],
      [6, long],
    ],
  },
  apple: {
    alternate: true,
    keys: [
      [0, {}],
      [1.8, reaching],
      [2.3, reaching],
      [4, {}],
    ],
  },
  turns: {
    from: { breath: 1 },
    alternate: true,
    keys: [
      [0, {}],
      [1.8, turned],
      [2.2, turned],
      [4, {}],
    ],
  },
  hug: {
    keys: [
      [0, {}],
      [2.4, wide],
      [3, wide],
      [5, hug],
      [5.8, hug],
      [7, {}],
    ],
  },
}

export const morningMobilityFilm = makeFilm({
  slug: 'morning-mobility',
  script: morningMobilityScript,
  person: people.amara,
  rest,
  motions,
  room: rooms.livingRoom,
  view: { turn: 48, pitch: 9, at: [650, 650], scale: 0.98 },
  props: (body, view) => [
    // The mat lies from the person's left to their right.
    ...mat({ ...view, turn: view.turn - 90 }, { from: -130, to: 150, width: 230, colour: '#8FB3A2' }),
    ...chair(view, beside),
    ...feetShadow(view, body),
  ],
})
