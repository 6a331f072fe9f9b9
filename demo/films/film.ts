import type { Point } from '../rig/geometry.ts'
import { type FilmPose, type Moment, momentAt } from './moment.ts'
import type { Motion } from './motion.ts'
import { type Script, secondsOf, timelineOf } from './script.ts'

export const FRAMES_PER_SECOND = 25

/** A joint's bend in degrees, and how far it may go. */
export type JointAngle = { joint: string; degrees: number; from: number; to: number }

/**
 * What a film is made from: its script, how its figure rests and moves, and how a moment of it looks. `joints` and
 * `contacts` are for the tests: angles with their limits, and points that must stay still while the motion runs.
 */
export type FilmPlan<Pose extends FilmPose> = {
  slug: string
  script: Script
  rest: Pose
  motions: Record<string, Motion<Pose>>
  draw: (moment: Moment<Pose>) => string
  joints: (pose: Pose) => JointAngle[]
  contacts: (pose: Pose, motion: string) => Record<string, Point>
}

/** One instant of a film: what is seen, and the rig's numbers behind it. */
type Instant = {
  motion: string
  /** Counts from 1; 0 while the exercise is announced. */
  repetition: number
  breath: number
  draw: () => string
  joints: () => JointAngle[]
  contacts: () => Record<string, Point>
}

export type Film = { slug: string; script: Script; seconds: number; at: (second: number) => Instant }

export function makeFilm<Pose extends FilmPose>(plan: FilmPlan<Pose>): Film {
  const timeline = timelineOf(plan.script)
  const at = (second: number): Instant => {
    const moment = momentAt(plan, timeline, second)
    const { block: { motion }, pose, repetition } = moment
    return {
      motion, repetition, breath: pose.breath,
      draw: () => plan.draw(moment), joints: () => plan.joints(pose), contacts: () => plan.contacts(pose, motion),
    }
  }
  return { slug: plan.slug, script: plan.script, seconds: secondsOf(plan.script), at }
}

/** The second of every frame, in order. */
export function* framesOf({ seconds }: Film): Generator<number> {
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) yield frame / FRAMES_PER_SECOND
}
