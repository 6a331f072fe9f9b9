import { contactsOf } from '../rig/contacts.ts'
import { type JointAngle, jointAngles } from '../rig/joints.ts'
import { lowestOf } from '../rig/lowest.ts'
import type { Pose } from '../rig/pose.ts'
import { bodyOf } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { drawBody, drawMoving, type Moving } from './drawMoving.ts'
import { momentAt } from './moment.ts'
import type { Motion } from './motion.ts'
import { type Script, secondsOf, timelineOf } from '../../scripts/script.ts'

export const FRAMES_PER_SECOND = 25

/** What a film is made from: its script, who moves how, in which room (SVG behind everything) and seen from where. */
export type FilmPlan = Moving & {
  slug: string
  script: Script
  rest: Pose
  motions: Record<string, Motion>
  room: string
}

/** One instant of a film: what is seen, and the rig's numbers behind it. */
type Instant = {
  motion: string
  /** Counts from 1; 0 while the exercise is announced. */
  repetition: number
  breath: number
  /** The pose as text. The same again in each repetition, and with it the scene. */
  posture: string
  /** SVG elements inside 1280 × 720: what stands still, who moves before it, and both together. */
  room: string
  figure: () => string
  scene: () => string
  /** The figure in its room from the film's own view, without arrows and close-ups: for posters. */
  plain: () => string
  joints: () => JointAngle[]
  contacts: () => Record<string, Vector>
  lowest: () => ReturnType<typeof lowestOf>
}

export type Film = { slug: string; script: Script; seconds: number; at: (second: number) => Instant }

/** Fine enough for a scene, and free of what sums of seconds leave in the last digits. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function makeFilm(plan: FilmPlan): Film {
  const timeline = timelineOf(plan.script)
  const painters = new Map<string, (pose: Pose) => string>()
  const painterOf = (name: string, isMirrored: boolean) => {
    const key = `${name} ${isMirrored}`
    const painter = painters.get(key) ?? drawMoving(plan, plan.motions[name] as Motion, isMirrored)
    painters.set(key, painter)
    return painter
  }
  const at = (second: number): Instant => {
    const {
      block: { motion },
      pose,
      repetition,
      isMirrored,
    } = momentAt(plan, timeline, second)
    const figure = () => painterOf(motion, isMirrored)(pose)
    return {
      motion,
      repetition,
      breath: pose.breath,
      posture: JSON.stringify([pose, isMirrored], rounded),
      room: plan.room,
      figure,
      scene: () => plan.room + figure(),
      plain: () => plan.room + drawBody(plan, bodyOf(pose)),
      joints: () => jointAngles(bodyOf(pose)),
      contacts: () => contactsOf(bodyOf(pose)),
      lowest: () => lowestOf(bodyOf(pose)),
    }
  }
  return { slug: plan.slug, script: plan.script, seconds: secondsOf(plan.script), at }
}

/** The second of every frame, in order. */
export function* framesOf({ seconds }: Film): Generator<number> {
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) yield frame / FRAMES_PER_SECOND
}
