import { chairSizes } from '../props/chair.ts'
import { arms, changed, feet, hands, type Hold, legs, standing } from '../rig/pose.ts'

/** The right hand rests on its thigh, with room in the elbow for shoulders that rise. */
export const onThigh: Hold = { on: 'rightThigh', at: [33, -50, 2], along: [0.05, -1, -0.2] }

/** Where the right foot stands under its knee. */
export const underKnee: Hold = { on: 'scene', at: [124, 22, 46], along: [1, 0, 0.16] }

/**
 * Sitting in the middle of a chair that stands on the scene's origin: feet flat, hands on the thighs, elbows a little
 * out.
 */
export const seated = changed(standing, {
  at: [-6, chairSizes.seatHeight + 34, 0],
  spine: { low: 2 },
  ...legs({ raise: 90, out: 12, knee: 84 }),
  ...arms({ raise: 14, out: -50, elbow: 60, palm: 70 }),
  holds: { ...feet(underKnee), ...hands(onThigh) },
})
