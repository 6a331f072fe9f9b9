import { type Motion, poseAt, poseBetween } from './motion.ts'
import type { Block, timelineOf } from './script.ts'

/** Every pose has a breath, 0 (out) to 1 (in): ring and sound follow it. */
export type FilmPose = { breath: number; [name: string]: number }

/** What a film shows at one instant. `repetition` counts from 1; 0 while the exercise is announced. */
export type Moment<Pose extends FilmPose = FilmPose> = {
  block: Block
  pose: Pose
  repetition: number
  /** How much of the announcement is over, 0 to 1. */
  lead: number
}

type Mover<Pose extends FilmPose> = { slug: string; rest: Pose; motions: Record<string, Motion<Pose>> }

type Placed = ReturnType<typeof timelineOf>[number]

function repeatedPose<Pose extends FilmPose>(film: Mover<Pose>, block: Block, second: number): Pose {
  const motion = film.motions[block.motion]
  if (!motion) throw new Error(`${film.slug} has no motion ${block.motion}`)
  const repetition = Math.min(block.times - 1, Math.floor(second / block.period))
  return poseAt(motion[repetition % motion.length] ?? {}, film.rest, second - repetition * block.period)
}

const startOf = <Pose extends FilmPose>(film: Mover<Pose>, block: Block) => repeatedPose(film, block, 0)
const endOf = <Pose extends FilmPose>(film: Mover<Pose>, block: Block) =>
  repeatedPose(film, block, block.times * block.period)

/** While an exercise is announced the figure moves from the end of the last one to the start of this one. */
export function momentAt<Pose extends FilmPose>(film: Mover<Pose>, timeline: Placed[], second: number): Moment<Pose> {
  const index = timeline.findLastIndex(({ start }) => start <= second)
  const { start, block } = timeline[index] as Placed
  const into = second - start
  if (into >= block.lead) {
    const repetition = Math.min(block.times, Math.floor((into - block.lead) / block.period) + 1)
    return { block, pose: repeatedPose(film, block, into - block.lead), repetition, lead: 1 }
  }
  const before = timeline[index - 1]
  const from = before ? endOf(film, before.block) : film.rest
  const lead = into / block.lead
  return { block, pose: poseBetween(from, startOf(film, block), lead), repetition: 0, lead }
}
