import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, feet, type Hold, legs, mirrored, standing } from '../rig/pose.ts'
import type { Vector } from '../rig/vector.ts'
import { rooms } from '../scenery/rooms.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import { type WarriorMotion, unhurriedWarriorScript } from '../../scripts/unhurriedWarriorScript.ts'

const SOLE = 22 + matTop
/** Which way the right foot's toes point. */
const ways = { ahead: [1, 0, 0.15], out: [0.22, 0, 1], in: [1, 0, -0.25] } satisfies Record<string, Vector>
const rightFoot = (out: number, way: keyof typeof ways): Hold => ({ on: 'scene', at: [0, SOLE, out], along: ways[way] })
const leftFoot = (out: number, way: keyof typeof ways) => feet(rightFoot(out, way)).leftFoot
const [narrow, wide] = [30, 168]

const hanging = arms({ raise: 7, out: 70, elbow: 12, wrist: 6, palm: 0 })
const level = { raise: 88, out: 88, elbow: 3, palm: 88, wrist: 0, back: 0.2 }
const standingLegs = legs({ knee: 4, out: 20, spin: 20 })
const rest = changed(standing, {
  at: [0, 278, 0],
  ...hanging,
  ...standingLegs,
  holds: feet(rightFoot(narrow, 'ahead')),
})

const tall: Change = { ...arms({ raise: 8, shrug: 0.12 }), spine: { high: -4 }, neck: { bend: -3 }, breath: 1 }

const wideLegs = legs({ raise: 34, out: 80, spin: 14, knee: 4 })
const wideStance: Change = { at: [0, 232, 0], ...wideLegs, holds: feet(rightFoot(wide, 'ahead')) }
const wideArms: Change = { ...wideStance, ...arms(level), breath: 1 }

const ready: Change = {
  ...wideArms,
  at: [0, 231, 2],
  rightLeg: { raise: 40, out: 86, spin: 88, knee: 6 },
  neck: { twist: 58 },
  holds: { rightFoot: rightFoot(wide, 'out'), leftFoot: leftFoot(wide, 'in') },
}
const warrior: Change = {
  ...ready,
  at: [0, 191, 44],
  rightLeg: { raise: 66, out: 86, spin: 84, knee: 80 },
  spine: { side: -2, high: -2 },
  neck: { twist: 66, bend: -2 },
  breath: 0,
}

const onThigh: Hold = { on: 'rightThigh', at: [34, -112, -4], along: [0.3, -0.6, -0.7] }
const longRight: Change = {
  ...warrior,
  at: [0, 190, 42],
  roll: 10,
  spine: { side: 33, high: -4 },
  neck: { side: -4, twist: -12 },
  leftArm: { raise: 192, out: 84, elbow: 10, palm: 20, wrist: 4, shrug: 0.4 },
  rightArm: { raise: 40, out: 30, spin: -30, elbow: 80, palm: 60 },
  holds: { ...ready.holds, rightHand: onThigh },
}

const halfway = { rightFoot: rightFoot(40, 'ahead'), leftFoot: leftFoot(wide, 'ahead') }
const together: Change = { at: [0, 278, 10], ...standingLegs, holds: { ...halfway, leftFoot: leftFoot(20, 'ahead') } }

const breathing: Change = { spine: { high: -4 }, breath: 1 }
const bend: Motion = {
  from: ready,
  keys: [
    [0, {}],
    [2.7, warrior],
    [3.2, warrior],
    [6, {}],
  ],
}
const stay: Motion = {
  from: warrior,
  keys: [
    [0, {}],
    [2, { ...arms({ ...level, raise: 91 }), at: [0, 194, 43], spine: { side: -2, high: -5 }, breath: 1 }],
    [5, {}],
  ],
}

/** The same movement to the left. */
const toLeft = ({ from = {}, keys }: Motion): Motion => ({
  keys: keys.map(([second, change]) => [second, mirrored(changed(changed(rest, from), change))]),
})

const motions: Record<WarriorMotion, Motion> = {
  stand: {
    keys: [
      [0, {}],
      [2.6, tall],
      [3, tall],
      [6, {}],
    ],
  },
  stepWide: {
    keys: [
      [0, {}],
      [0.9, { at: [0, 275, -22], roll: -2, breath: 0.7 }],
      [2.6, { at: [0, 261, 60], ...wideLegs, holds: { rightFoot: rightFoot(wide, 'ahead') }, breath: 1 }],
      [3.8, { at: [0, 254, 76], ...wideLegs, roll: 2, holds: { rightFoot: rightFoot(wide, 'ahead') }, breath: 0.4 }],
      [5.6, { ...wideStance, breath: 0 }],
      [8.8, wideArms],
      [10, { ...wideArms, breath: 0.7 }],
    ],
  },
  bendRight: bend,
  stayRight: stay,
  change: {
    from: wideStance,
    keys: [
      [0, {}],
      [1.8, breathing],
      [4, {}],
      [5.8, breathing],
      [8, {}],
    ],
  },
  bendLeft: toLeft(bend),
  stayLeft: toLeft(stay),
  longSide: {
    from: wideArms,
    alternate: true,
    keys: [
      [0, {}],
      [1.6, { ...ready, breath: 1 }],
      [4.2, longRight],
      [6, { ...longRight, breath: 1 }],
      [7.8, longRight],
      [9.6, { ...ready, breath: 1 }],
      [11, {}],
    ],
  },
  stepTogether: {
    from: wideStance,
    keys: [
      [0, {}],
      [1.2, { at: [0, 223, -12], breath: 1 }],
      [3, { at: [0, 252, -60], ...standingLegs, holds: halfway, breath: 0 }],
      [4.2, { at: [0, 246, -26], ...standingLegs, holds: halfway, breath: 0.8 }],
      [6, { ...together, breath: 1 }],
      [8.5, together],
      [11, { ...together, spine: { high: -4 }, breath: 1 }],
      [14, together],
    ],
  },
}

export const unhurriedWarriorFilm = makeFilm({
  slug: 'unhurried-warrior',
  script: unhurriedWarriorScript,
  person: people.iga,
  rest,
  motions,
  room: rooms.seaside,
  view: { turn: 86, pitch: 9, at: [694, 636], scale: 1 },
  props: ({ leftLeg, rightLeg, pelvis }, view) => [
    // A mat lies along the scene's x; here it lies from the person's left to their right.
    ...mat({ ...view, turn: view.turn - 90 }, { from: -270, to: 270, width: 170, colour: '#5B64A6' }),
    ...groundShadow(
      view,
      [leftLeg.ankle, pelvis, rightLeg.ankle].map(([x, , z]) => [x + 10, matTop, z]),
      26,
      matTop,
    ),
  ],
})
