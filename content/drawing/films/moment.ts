import { mirrored, type Pose } from '../rig/pose.ts'
import { type Motion, poseAt, poseBetween } from './motion.ts'
import type { Block, timelineOf } from '../../scripts/script.ts'

/**
 * What a film shows at one instant. `repetition` counts from 1; 0 while the exercise is announced. `isMirrored` while
 * it goes to the other side.
 */
export type Moment = { block: Block; pose: Pose; repetition: number; isMirrored: boolean }

/** An announced posture is reached early, so that there is time to take it up as well. */
const SETTLED = 0.8

type Mover = { slug: string; rest: Pose; motions: Record<string, Motion> }

type Placed = ReturnType<typeof timelineOf>[number]

function repeatedPose(film: Mover, block: Block, second: number): Pose {
  const motion = film.motions[block.motion]
  if (!motion) throw new Error(`${film.slug} has no motion ${block.motion}`)
  const repetition = Math.min(block.times - 1, Math.floor(second / block.period))
  const pose = poseAt(motion, film.rest, second - repetition * block.period)
  return motion.alternate && repetition % 2 === 1 ? mirrored(pose) : pose
}

const startOf = (film: Mover, block: Block) => repeatedPose(film, block, 0)
const endOf = (film: Mover, block: Block) => repeatedPose(film, block, block.times * block.period)

/** While an exercise is announced the figure moves from the end of the last one to the start of this one. */
export function momentAt(film: Mover, timeline: Placed[], second: number): Moment {
  const index = timeline.findLastIndex(({ start }) => start <= second)
  const { start, block } = timeline[index] as Placed
  const into = second - start
  if (into >= block.lead) {
    const repetition = Math.min(block.times, Math.floor((into - block.lead) / block.period) + 1)
    const isMirrored = film.motions[block.motion]?.alternate === true && repetition % 2 === 0
    return { block, pose: repeatedPose(film, block, into - block.lead), repetition, isMirrored }
  }
  const before = timeline[index - 1]
  const from = before ? endOf(film, before.block) : film.rest
  const share = Math.min(1, into / (block.lead * SETTLED))
  return { block, pose: poseBetween(from, startOf(film, block), share), repetition: 0, isMirrored: false }
}
