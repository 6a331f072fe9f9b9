import { matTop } from '../props/mat.ts'
import { arms, type Change, changed, hands, type Hold, legs, standing } from '../rig/pose.ts'
import { bodyOf } from '../rig/skeleton.ts'
import type { Motion } from './motion.ts'

const kneeHeight = matTop + 22
const palm: Hold = { on: 'scene', at: [66, matTop + 11, 46], along: [1, 0, 0.06] }

/** Thighs upright, shanks on the mat, whatever the pelvis leans. */
export const kneeling = (lean: number): Change => ({ lean, ...legs({ raise: lean, knee: 90, ankle: -62 }) })

/** On hands and knees, the back flat. */
export const onAllFours = changed(changed(standing, kneeling(80)), {
  anchor: 'knees',
  at: [-80, kneeHeight, 0],
  spine: { low: 2, high: 4 },
  neck: { bend: -6 },
  ...arms({ raise: 84, out: 6, spin: -8, elbow: 8, wrist: 60 }),
  holds: hands(palm),
})

export const rounded: Change = { ...kneeling(56), spine: { low: 28, high: 32 }, neck: { bend: 30 } }

/** The pelvis stays where it is while one knee leaves the mat. */
export const steadyPelvis: Change = { anchor: 'pelvis', at: bodyOf(onAllFours).pelvis }

/** The right arm reaches forward. */
export const armForward: Change = {
  rightArm: { raise: 164, out: 4, elbow: 4, wrist: 0, palm: 60, shrug: 0.2 },
  holds: { rightHand: null },
  neck: { bend: -10 },
}

/** Sitting on the heels, arms stretched along the mat. */
const onHeels: Change = {
  lean: 70,
  ...legs({ raise: 131, knee: 151, ankle: -62 }),
  spine: { low: 16, high: 18 },
  neck: { bend: -22 },
  ...arms({ raise: 150, out: 14, spin: -20, elbow: 40, wrist: 20 }),
}

/** Breathing on the heels. */
export const restOnHeels: Motion = {
  from: onHeels,
  keys: [
    [0, {}],
    [3, { breath: 1, spine: { low: 18, high: 21 } }],
    [3.6, { breath: 1, spine: { low: 18, high: 21 } }],
    [7, {}],
  ],
}
