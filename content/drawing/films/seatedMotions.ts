import { type Change, legs } from '../rig/pose.ts'
import type { Motion } from './motion.ts'

/** Both heels rise, then both toes. */
export const heelToeKeys: Motion['keys'] = [
  [0, {}],
  [1.2, { ...legs({ tip: 30 }), breath: 1 }],
  [1.5, { ...legs({ tip: 30 }), breath: 1 }],
  [2.2, { breath: 0.7 }],
  [3.1, legs({ tip: -24 })],
  [3.4, legs({ tip: -24 })],
  [4, {}],
]

/** One knee after the other straightens, up to the given posture. */
export const straighteningKnee = (straight: Change): Motion => ({
  from: { breath: 1 },
  alternate: true,
  keys: [
    [0, {}],
    [1.9, straight],
    [2.9, straight],
    [4.8, {}],
    [5, {}],
  ],
})
