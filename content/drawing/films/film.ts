import { drawFigure } from '../rig/figure.ts'
import { contactsOf } from '../rig/contacts.ts'
import { type JointAngle, jointAngles } from '../rig/joints.ts'
import { lowestOf } from '../rig/lowest.ts'
import type { Person } from '../rig/person.ts'
import type { Pose } from '../rig/pose.ts'
import { type Body, bodyOf } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { inOrder, type Piece, type View } from '../rig/view.ts'
import { momentAt } from './moment.ts'
import type { Motion } from './motion.ts'
import { type Script, secondsOf, timelineOf } from '../../scripts/script.ts'

export const FRAMES_PER_SECOND = 25

/**
 * What a film is made from: its script, who moves how, in which room (SVG behind everything) and seen from where.
 * `props` are drawn among the figure's limbs; they may follow the body, as a band follows the hands.
 */
export type FilmPlan = {
  slug: string
  script: Script
  person: Person
  rest: Pose
  motions: Record<string, Motion>
  room: string
  view: View
  props: (body: Body, view: View) => Piece[]
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
  joints: () => JointAngle[]
  contacts: () => Record<string, Vector>
  lowest: () => ReturnType<typeof lowestOf>
}

export type Film = { slug: string; script: Script; seconds: number; at: (second: number) => Instant }

type Scene = Pick<FilmPlan, 'room' | 'view' | 'props' | 'person'>

/** A posed figure with its props, as SVG inside 1280 × 720. */
function drawPosed({ view, props, person }: Omit<Scene, 'room'>, pose: Pose): string {
  const body = bodyOf(pose)
  return inOrder([...props(body, view), ...drawFigure(view, body, person)])
}

/** A posed figure in its place, as SVG inside 1280 × 720. */
export const drawScene = ({ room, ...posed }: Scene, pose: Pose): string => room + drawPosed(posed, pose)

/** Fine enough for a scene, and free of what sums of seconds leave in the last digits. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

export function makeFilm(plan: FilmPlan): Film {
  const timeline = timelineOf(plan.script)
  const at = (second: number): Instant => {
    const {
      block: { motion },
      pose,
      repetition,
    } = momentAt(plan, timeline, second)
    return {
      motion,
      repetition,
      breath: pose.breath,
      posture: JSON.stringify(pose, rounded),
      room: plan.room,
      figure: () => drawPosed(plan, pose),
      scene: () => drawScene(plan, pose),
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
