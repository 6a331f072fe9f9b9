import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { arms, type Change, changed, feet, hands, type Hold, legs, mirrored, type Pose, standing } from '../rig/pose.ts'
import type { View } from '../rig/view.ts'
import { rooms } from '../scenery/rooms.ts'
import type { CloseUp } from './closeUp.ts'
import { makeFilm } from './film.ts'
import type { Motion } from './motion.ts'
import type { Way } from './way.ts'
import { type HipMotion, sideLyingHipsScript } from '../../scripts/sideLyingHipsScript.ts'

const forearm: Hold = { on: 'scene', at: [-120, matTop + 9, 92], along: [0.75, 0, 0.65] }
const support: Hold = { on: 'scene', at: [-70, matTop + 8, 58], along: [-0.3, 0, 0.95] }
/** Feet that lie on their sides, in the pelvis's directions: the lower one behind, then both with heels together. */
const lowerFoot: Hold = { on: 'pelvis', at: [-26, -196, -4], along: [0.86, -0.5, 0] }
const closedFeet = {
  rightFoot: { on: 'pelvis', at: [-4, -180, -2], along: [0.78, -0.62, 0] },
  leftFoot: { on: 'pelvis', at: [-2, -180, -29], along: [0.78, -0.62, 0] },
} satisfies Record<string, Hold>

/** On the right side, facing the viewer, the trunk propped on the forearm; the upper leg is straight. */
const onSide = changed(standing, {
  at: [0, 56, 0],
  turn: 90,
  roll: 78,
  spine: { side: -32 },
  neck: { side: -18 },
  leftArm: { raise: 50, out: 20, elbow: 60, palm: 80 },
  rightArm: { raise: 100, out: -20, spin: 80, elbow: 90, palm: 80 },
  leftLeg: { raise: 8, out: 90, knee: 4, ankle: 6 },
  rightLeg: { raise: 36, out: -16, knee: 66 },
  holds: { rightHand: forearm, leftHand: support, leftFoot: null, rightFoot: lowerFoot },
})

const raised = (raise: number, out = 90): Change => ({ leftLeg: { raise, out } })
const closed: Change = {
  leftLeg: { raise: 46, out: 0, knee: 90 },
  rightLeg: { raise: 46, out: -14, knee: 90 },
  holds: { ...onSide.holds, ...closedFeet },
}
const opened: Change = { ...closed, leftLeg: { raise: 46, out: 62, knee: 90, spin: 30 } }

/** The circle of the upper leg, and from the feet's end, where it is round. */
function circleOf(
  leg: 'leftLeg' | 'rightLeg',
  closeUp: Pick<CloseUp, 'turn' | 'box'>,
): Pick<Motion, 'ways' | 'closeUp'> {
  const ways: Way[] = [{ of: (body) => body[leg].ankle, from: 0, to: 3, wide: 1.4 }]
  return { ways, closeUp: { pitch: 8, scale: 1.2, on: [150, 112, 0], ways, ...closeUp } }
}

/** The motions of one side; `Other` ones are the same on the other. */
const sideMotions = {
  settle: {
    keys: [
      [0, {}],
      [3, { breath: 1 }],
      [7, {}],
    ],
  },
  legLift: {
    from: { breath: 1 },
    keys: [
      [0, {}],
      [2, { ...raised(41), breath: 0 }],
      [2.6, { ...raised(41), breath: 0 }],
      [5, {}],
    ],
  },
  circle: {
    ...circleOf('leftLeg', { turn: 72, box: [912, 32, 336, 250] }),
    keys: [
      [0, raised(34)],
      [0.8, { ...raised(28, 68), breath: 0.5 }],
      [1.6, { ...raised(22), breath: 1 }],
      [2.4, { ...raised(28, 112), breath: 0.5 }],
      [3.2, raised(34)],
    ],
  },
  shell: {
    from: { breath: 1 },
    keys: [
      [0, closed],
      [1.9, { ...opened, breath: 0 }],
      [2.4, { ...opened, breath: 0 }],
      [4.4, closed],
    ],
  },
} satisfies Record<string, Motion>

/** The same lying posture rolled over the back onto the other side: head and feet stay at their ends of the mat. */
const rolledOver = (pose: Pose): Pose => ({
  ...mirrored(pose),
  turn: 90,
  roll: 180 - pose.roll,
  lean: -180 - pose.lean,
})

/** Seen from the other side of the mat, so that the face and the bent knees look at the viewer again. */
const fromBeyond: View = { turn: 170, pitch: 12, at: [720, 580], scale: 1.55 }

const onOtherSide = ({ from = {}, keys }: Motion): Motion => ({
  view: fromBeyond,
  keys: keys.map(([second, change]) => [second, rolledOver(changed(changed(onSide, from), change))]),
})

/** On the back, feet on the mat. */
const onBack: Change = {
  at: [0, 42, 0],
  lean: -90,
  roll: 90,
  spine: { side: 0 },
  neck: { side: 0, bend: -3 },
  ...legs({ raise: 52, out: 0, knee: 104 }),
  ...arms({ raise: 14, out: 96, elbow: 8, palm: 60 }),
  holds: { ...feet({ on: 'scene', at: [150, 22 + matTop, 27], along: [1, 0, 0.06] }), ...hands(null) },
}
const closedOther = rolledOver(changed(onSide, closed))

/** On the way to it from the first side, and to the other: arms free, before the chest. */
const turning: Change = {
  ...onBack,
  at: [0, 56, 0],
  lean: -38,
  roll: 80,
  spine: { side: -28 },
  ...arms({ raise: 42, out: -4, elbow: 78, palm: 40 }),
}
const turningOn: Change = { ...turning, lean: -142, roll: 100, spine: { side: 28 } }

const motions: Record<HipMotion, Motion> = {
  ...sideMotions,
  settleOther: onOtherSide(sideMotions.settle),
  legLiftOther: onOtherSide(sideMotions.legLift),
  circleOther: {
    ...onOtherSide(sideMotions.circle),
    ...circleOf('rightLeg', { turn: 108, box: [496, 28, 320, 220] }),
  },
  shellOther: onOtherSide(sideMotions.shell),
  rollOver: {
    keys: [
      [0, closed],
      [0.6, { ...closed, breath: 0.8 }],
      [2, { ...turning, breath: 0.5 }],
      [4, { ...onBack, breath: 0 }],
      [6, { ...turningOn, breath: 0.6 }],
      [7.4, { ...closedOther, breath: 1 }],
      [8, { ...closedOther, breath: 0.8 }],
    ],
  },
  rest: {
    keys: [
      [0, closedOther],
      [2, { ...turningOn, breath: 0.4 }],
      [4, { ...onBack, breath: 0 }],
      [7, { ...onBack, breath: 1 }],
      [11, { ...onBack, breath: 0 }],
      [14, { ...onBack, breath: 1 }],
      [18, { ...onBack, breath: 0 }],
    ],
  },
}

export const sideLyingHipsFilm = makeFilm({
  slug: 'side-lying-hips',
  script: sideLyingHipsScript,
  person: people.nia,
  rest: onSide,
  motions,
  room: rooms.garden,
  view: { turn: 10, pitch: 12, at: [600, 580], scale: 1.55 },
  props: ({ pelvis, chest, leftLeg, rightLeg }, view) => [
    ...mat(view, { from: -270, to: 350, width: 240, colour: '#6C86B0' }),
    ...groundShadow(view, [[chest[0], matTop, chest[2]], pelvis, rightLeg.knee], 40, matTop),
    ...groundShadow(view, [leftLeg.ankle], 26, matTop),
    ...groundShadow(view, [rightLeg.ankle], 26, matTop),
  ],
})
