import { darker } from './colour.ts'
import { between, chain, knob, middleJoint, type Point, smooth } from './geometry.ts'
import { sideFoot } from './feet.ts'
import type { HandPose } from './hands.ts'
import { arm, leg } from './limbs.ts'
import { bones, type Person } from './person.ts'
import { fill, stroke } from './shapes.ts'
import { sideHead } from './sideHead.ts'

type ArmPose = { wrist: Point; elbow?: Point; bend?: 1 | -1; hand?: Partial<HandPose> }
type LegPose = { ankle: Point; knee?: Point; bend?: 1 | -1; footTurn?: number; calf?: 1 | -1 }

/** Where the joints of a figure seen from the side are; it faces right. Elbows and knees left out are solved. */
export type SidePose = {
  hip: Point
  waist?: Point
  chest?: Point
  shoulder: Point
  neckTop: Point
  headTurn?: number
  /** How far the near shoulder sits before the spine, and the far one beyond that. */
  shoulderOffset?: [near: number, far: number]
  nearArm?: ArmPose
  farArm?: ArmPose
  nearLeg: LegPose
  farLeg?: LegPose
  legsOverTorso?: boolean
  lying?: boolean
  /** Drawn between the far arm and the body, and between the body and the near arm. */
  behindBody?: string
  beforeBody?: string
}

type Frame = { alongFront: (point: Point, by: number) => Point; nearShoulder: Point; farShoulder: Point }

function frameOf(pose: SidePose): Frame {
  const { hip, shoulder } = pose
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]]
  const length = Math.hypot(dx, dy)
  const alongFront = ([x, y]: Point, by: number): Point => [x - (dy / length) * by, y + (dx / length) * by]
  const [near, far] = pose.shoulderOffset ?? [-2, 8]
  return { alongFront, nearShoulder: alongFront(shoulder, near), farShoulder: alongFront(shoulder, far) }
}

const elbowOf = (pose: ArmPose, shoulder: Point) =>
  pose.elbow ?? middleJoint(shoulder, pose.wrist, bones.upperArm, bones.forearm, pose.bend ?? -1)

const kneeOf = (pose: LegPose, hip: Point) =>
  pose.knee ?? middleJoint(hip, pose.ankle, bones.thigh, bones.shank, pose.bend ?? 1)

function drawArm(pose: ArmPose | undefined, shoulder: Point, person: Person, near: boolean): string {
  if (!pose) return ''
  return arm(shoulder, elbowOf(pose, shoulder), pose.wrist, {
    person,
    skin: near ? person.skin : darker(person.skin),
    cloth: darker(person.top, near ? 0.055 : 0.16),
    build: Math.min(person.build ?? 1, 1.08),
    hand: pose.hand,
  })
}

function drawLeg(pose: LegPose | undefined, hip: Point, person: Person, near: boolean): string {
  if (!pose) return ''
  const skin = near ? person.skin : darker(person.skin)
  const shoe = person.shoes && (near ? person.shoes : darker(person.shoes, 0.16))
  return sideFoot(pose.ankle, pose.footTurn ?? 0, skin, shoe)
    + leg(hip, kneeOf(pose, hip), pose.ankle, {
      person, skin, cloth: near ? person.legs : darker(person.legs, 0.2),
      build: Math.min(person.build ?? 1, 1.1), calf: pose.calf,
    })
}

function drawTorso(pose: SidePose, person: Person, { alongFront, nearShoulder }: Frame): string {
  const { hip, shoulder, neckTop } = pose
  const build = person.build ?? 1
  const waist = pose.waist ?? between(hip, shoulder, 0.33)
  const chest = pose.chest ?? between(hip, shoulder, 0.66)
  const outline = chain(smooth([
    knob(alongFront(between(hip, waist, 0.45), 1), 37 * build),
    knob(alongFront(waist, 2 + (build - 1) * 60), 34.5 * build),
    knob(alongFront(chest, 3), 38 * build),
    knob(between(chest, shoulder, 0.62), 30 * build),
    knob(alongFront(shoulder, -3), 23),
  ]))
  const neck = chain([knob(between(shoulder, neckTop, -0.1), 19), knob(between(shoulder, neckTop, 0.5), 16.5), knob(neckTop, 16.5)])
  const back = pose.lying ? '' : stroke(
    `M${alongFront(hip, -50).join(' ')}L${alongFront(shoulder, -42).join(' ')}`, darker(person.top, 0.22), 34, 'opacity=".22"')
  return fill(neck, darker(person.skin, 0.1)) + fill(outline, person.top)
    + `<clipPath id="torso"><path d="${outline}"/></clipPath><g clip-path="url(#torso)">${back}${armShadow(pose, nearShoulder, person)}</g>`
}

/** One soft shadow under the near arm lifts it off the body. */
function armShadow({ nearArm }: SidePose, shoulder: Point, person: Person): string {
  if (!nearArm) return ''
  const [elbowX, elbowY] = elbowOf(nearArm, shoulder)
  const under = chain([[shoulder[0] - 4, shoulder[1] + 6, 23], [elbowX - 4, elbowY + 6, 19]])
  return fill(under, darker(person.top, 0.3), 'opacity=".3"')
}

/** Draws a figure from the side, far limbs first and darker. */
export function sideFigure(pose: SidePose, person: Person): string {
  const frame = frameOf(pose)
  const build = person.build ?? 1
  const waist = pose.waist ?? between(pose.hip, pose.shoulder, 0.33)
  const pelvis = chain([
    knob(frame.alongFront(pose.hip, -5), 42 * build), knob(between(waist, pose.hip, 0.25), 36 * build),
  ])
  const nearLeg = drawLeg(pose.nearLeg, pose.hip, person, true)
  return drawArm(pose.farArm, frame.farShoulder, person, false)
    + (pose.behindBody ?? '')
    + drawLeg(pose.farLeg, frame.alongFront(pose.hip, 2), person, false)
    + fill(pelvis, person.legs)
    + (pose.legsOverTorso ? '' : nearLeg)
    + drawTorso(pose, person, frame)
    + (pose.legsOverTorso ? nearLeg : '')
    + (pose.beforeBody ?? '')
    + sideHead(pose.neckTop, pose.headTurn ?? 0, person)
    + drawArm(pose.nearArm, frame.nearShoulder, person, true)
}
