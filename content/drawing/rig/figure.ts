import { blend, darker } from './colour.ts'
import { handRows } from './handRows.ts'
import { drawHead } from './head.ts'
import { lit } from './lit.ts'
import type { Person } from './person.ts'
import { fill } from './shapes.ts'
import type { ArmJoints } from './armJoints.ts'
import type { LegJoints } from './legJoints.ts'
import type { Body } from './skeleton.ts'
import type { Side } from './reach.ts'
import { type Ball, ball, limb, wrapped } from './solid.ts'
import { add, angleBetween, between, type Frame, frameFrom, minus, times, unit, type Vector, within } from './vector.ts'
import { depthOf, type Piece, type View } from './view.ts'

/** Clothes and near limbs lie over what they cover, although their middles may be equally near. */
const over = { shirt: 35, arm: 50, head: 20 }
/** A thigh that is drawn up this far, in degrees, comes to lie before the shirt. */
const DRAWN_UP = 104

const mixedFrame = (a: Frame, b: Frame, share: number) =>
  frameFrom(between(a.forward, b.forward, share), between(a.up, b.up, share))

/** A smooth row of balls through the given ones (Catmull–Rom), so that a back curves instead of folding. */
function curved(balls: readonly Ball[], steps = 4): Ball[] {
  const row = balls.slice(1).flatMap((to, index) => {
    const from = balls[index] as Ball
    const before = balls[index - 1] ?? from
    const after = balls[index + 2] ?? to
    return Array.from({ length: steps }, (_, step): Ball => {
      const t = step / steps
      const [a, b, c, d] = [
        0.5 * (-t + 2 * t * t - t ** 3),
        0.5 * (2 - 5 * t * t + 3 * t ** 3),
        0.5 * (t + 4 * t * t - 3 * t ** 3),
        0.5 * (t ** 3 - t * t),
      ]
      const mixed = (of: (item: Ball) => Vector): Vector =>
        add(times(of(before), a), times(of(from), b), times(of(to), c), times(of(after), d))
      return {
        at: mixed(({ at }) => at),
        radii: mixed(({ radii }) => radii),
        frame: mixedFrame(from.frame, to.frame, t),
      }
    })
  })
  return [...row, ...balls.slice(-1)]
}

/** Farther limbs lie in the shade of nearer ones. */
const shaded = (colour: string, shade: number) => (shade > 0 ? darker(colour, shade) : colour)
const shadeOf = (colour: string) => darker(colour, 0.1)
const skinShade = (skin: string) => blend(darker(skin, 0.06), '#B4472E', 0.14)

const trunkDepth = (view: View, { pelvis, chest }: Body) => (depthOf(view, pelvis) + depthOf(view, chest)) / 2

/** The seat of the trousers, between the far leg and the near one. */
function seatPiece(view: View, { pelvis, waist, frames }: Body, person: Person, depth: number): Piece {
  const build = person.build ?? 1
  const seat: Ball[] = [
    { at: within(pelvis, frames.pelvis, [-2, -24, 0]), radii: times([30, 20, 26], build), frame: frames.pelvis },
    { at: within(pelvis, frames.pelvis, [-4, -4, 0]), radii: times([36, 34, 45], build), frame: frames.pelvis },
    { at: between(pelvis, waist, 0.5), radii: times([33, 26, 42], build), frame: frames.pelvis },
  ]
  return { depth, svg: lit(view, [seat], person.legs, shadeOf(person.legs)) }
}

export function trunkPiece(view: View, body: Body, person: Person): Piece {
  const {
    pelvis,
    waist,
    chest,
    collar,
    neckTop,
    frames,
    pose: { breath },
  } = body
  const build = person.build ?? 1
  const at = (share: number) => between(pelvis, waist, share)
  const belly = (build - 1) * 60
  const trunk = curved([
    { at: at(0.1), radii: times([36.5, 22, 46.5], build), frame: frames.pelvis },
    { at: at(0.55), radii: times([34, 24, 43.5], build), frame: frames.pelvis },
    {
      at: within(at(0.95), frames.pelvis, [3 + belly, 0, 0]),
      radii: times([33 + breath * 1.5, 26, 41], build),
      frame: frames.waist,
    },
    {
      at: within(chest, frames.waist, [3 + breath * 1.5, -4, 0]),
      radii: times([36 + breath * 2.5, 30, 46 + breath], build),
      frame: frames.chest,
    },
    { at: within(chest, frames.chest, [0, 30, 0]), radii: times([30, 22, 43], build), frame: frames.chest },
  ])
  const shirt = lit(view, [trunk, ...wrappedYoke(body, build)], person.top, shadeOf(person.top))
  const neck = [
    { at: within(collar, frames.chest, [3, -9, 0]), radii: [18, 10, 20] as const, frame: frames.chest },
    ball(within(collar, frames.neck, [3, 6, 0]), 17),
    ball(neckTop, 16.5),
  ]
  return { depth: trunkDepth(view, body) + over.shirt, svg: shirt + fill(limb(view, neck), skinShade(person.skin)) }
}

/** The shirt over both shoulders, as rows that fan out from the upper back. */
function wrappedYoke({ chest, collar, frames, leftArm, rightArm }: Body, build: number): Ball[][] {
  const middle: Ball = {
    at: within(chest, frames.chest, [0, 28, 0]),
    radii: times([29, 22, 42], build),
    frame: frames.chest,
  }
  const nape: Ball = { at: within(collar, frames.chest, [-2, -10, 0]), radii: [19, 9, 24], frame: frames.chest }
  return [leftArm, rightArm].map(({ shoulder }) => [
    middle,
    ball(add(shoulder, times(frames.chest.up, -1)), 19 * Math.min(build, 1.06)),
    nape,
  ])
}

type Look = { person: Person; shade: number }

function legPiece(
  view: View,
  body: Body,
  { hip, knee, ankle, foot, front }: LegJoints,
  { person, shade }: Look,
): Piece {
  const build = Math.min(person.build ?? 1, 1.1)
  const loose = person.legwear === 'loose'
  const wide = loose ? 1.12 : 1
  const thigh = (share: number, depth: number, width: number): Ball => {
    const up = unit(minus(hip, knee))
    return {
      at: between(hip, knee, share),
      radii: times([depth, Math.min(depth, width), width], build),
      frame: frameFrom(front, up),
    }
  }
  const shin = (share: number, radius: number, behind = 0) =>
    ball(add(between(knee, ankle, share), times(front, -behind)), radius)
  const skin = shaded(person.skin, shade)
  const cloth = shaded(person.legs, shade)
  const bareLeg = [
    thigh(0, 37, 32),
    thigh(0.5, 31, 28),
    ball(knee, 22.5 * build),
    shin(0.34, 21.5 * build, 4),
    shin(0.72, 15.5),
    ball(ankle, 12.5),
  ]
  const rows =
    person.legwear === 'shorts'
      ? lit(view, [bareLeg], skin, skinShade(skin)) +
        lit(view, [[thigh(0, 41, 35), thigh(0.62, 34, 31)]], cloth, shadeOf(cloth))
      : lit(view, [[shin(0.8, 13), ball(ankle, 12.5)]], skin, skinShade(skin)) +
        lit(
          view,
          [
            [
              thigh(0, 40, 33),
              thigh(0.45, 33.5 * wide, 30 * wide),
              ball(knee, 24 * build * wide),
              shin(0.34, 22 * build * (loose ? 1.05 : 1), 4),
              shin(0.72, loose ? 20 : 16.5),
              shin(loose ? 0.95 : 0.9, loose ? 19 : 14.5),
            ],
          ],
          cloth,
          shadeOf(cloth),
        )
  const flexed = angleBetween(minus(knee, hip), times(body.frames.pelvis.up, -1))
  const depth = (depthOf(view, between(body.pelvis, hip, 0.5)) + depthOf(view, knee) + depthOf(view, ankle)) / 3
  const shirt = trunkDepth(view, body) + over.shirt
  return {
    depth: flexed > DRAWN_UP ? depth + over.shirt + 8 : Math.min(depth, shirt - 8 + depth / 1000),
    svg: footShape(view, ankle, foot, person, shade) + rows,
  }
}

function footShape(view: View, ankle: Vector, frame: Frame, person: Person, shade: number): string {
  const skin = shaded(person.skin, shade)
  const shoe = person.shoes && shaded(person.shoes, shade)
  const grow = shoe ? 1.12 : 1
  const lift = shoe ? 3.5 : 0
  const part = (x: number, y: number, radii: Vector): Ball => ({
    at: within(ankle, frame, [x, y + lift, 0]),
    radii: times(radii, grow),
    frame,
  })
  const [heel, middle, toes] = [part(-7, -10, [13, 12, 12]), part(22, -13, [14, 9, 15]), part(36, -16, [10, 6, 13])]
  const upper = [
    [ball(ankle, 12.5 * grow), heel],
    [ball(within(ankle, frame, [2, -3, 0]), 12.5 * grow), middle],
    [heel, middle],
    [middle, toes],
  ]
  if (!shoe) return lit(view, upper, skin, skinShade(skin))
  const flat = (x: number, length: number, width: number): Ball => ({
    at: within(ankle, frame, [x, -19.5, 0]),
    radii: [length, 3.5, width],
    frame,
  })
  return (
    fill(wrapped(view, [flat(-8, 14, 13), flat(24, 17, 17), flat(38, 13, 14)]), shaded('#FFFDF8', shade)) +
    lit(view, upper, shoe, shadeOf(shoe))
  )
}

function armPiece(
  view: View,
  { frames, collar }: Body,
  joints: ArmJoints,
  fist: number,
  side: Side,
  { person, shade }: Look,
): Piece {
  const { shoulder, elbow, wrist } = joints
  const build = Math.min(person.build ?? 1, 1.06)
  const on = (from: Vector, to: Vector, share: number, radius: number) => ball(between(from, to, share), radius * build)
  const skin = shaded(person.skin, shade)
  const cloth = shaded(person.sleeves ?? person.top, shade)
  const hand = handRows(joints, fist, side)
  const bare = [
    on(shoulder, elbow, 0.5, 16.5),
    ball(elbow, 14 * build),
    on(elbow, wrist, 0.3, 14),
    on(elbow, wrist, 1, 9.2),
  ]
  const sleeve = person.longSleeves
    ? [
        ball(shoulder, 18.5 * build),
        on(shoulder, elbow, 0.5, 18.2),
        ball(elbow, 16 * build),
        on(elbow, wrist, 0.4, 15.5),
        on(elbow, wrist, 0.93, 12),
      ]
    : [ball(shoulder, 18.5 * build), on(shoulder, elbow, 0.3, 19), on(shoulder, elbow, 0.62, 18.4)]
  // Shirt and sleeve are of one piece: no edge shows where the arm leaves the shoulder.
  const seam = [
    ball(shoulder, 16.5 * build),
    ball(within(between(shoulder, collar, 0.35), frames.chest, [0, -12, 0]), 15),
  ]
  const depth = (depthOf(view, shoulder) + depthOf(view, elbow) + depthOf(view, wrist)) / 3
  return {
    depth: depth + over.arm,
    svg:
      lit(view, person.longSleeves ? hand : [bare, ...hand], skin, skinShade(skin)) +
      lit(view, [sleeve], cloth, shadeOf(cloth)) +
      (shade > 0 ? '' : fill(limb(view, seam), cloth)),
  }
}

/** Draws a posed body in the scene. Limbs on the far side lie in shade. */
export function drawFigure(view: View, body: Body, person: Person): Piece[] {
  const middle = depthOf(view, between(body.pelvis, body.chest, 0.5))
  /** From 0 where a limb is nearer than the trunk, to 0.14 well behind it. */
  const shadeAt = (point: Vector) => 0.15 * Math.min(1, Math.max(0, (middle - depthOf(view, point)) / 26))
  const arm = (joints: ArmJoints, fist: number, side: Side) =>
    armPiece(view, body, joints, fist, side, { person, shade: shadeAt(joints.shoulder) })
  const leg = (joints: LegJoints) => legPiece(view, body, joints, { person, shade: shadeAt(joints.hip) })
  const [leftLeg, rightLeg] = [leg(body.leftLeg), leg(body.rightLeg)]
  const trunk = trunkPiece(view, body, person)
  const pieces = drawHead(view, body.neckTop, body.frames.head, person)
  // The head lies over the collar, even where it leans away; hair that falls behind it does not.
  const head = (pieces.at(-1) as Piece).depth
  const rise = Math.max(0, trunk.depth + 1 - head - over.head)
  return [
    leftLeg,
    rightLeg,
    seatPiece(view, body, person, (leftLeg.depth + rightLeg.depth) / 2 - 0.5),
    trunk,
    arm(body.leftArm, body.pose.leftArm.fist, -1),
    arm(body.rightArm, body.pose.rightArm.fist, 1),
    ...pieces.map(({ depth, svg }) => ({ depth: depth + over.head + (depth < head ? 0 : rise), svg })),
  ]
}
