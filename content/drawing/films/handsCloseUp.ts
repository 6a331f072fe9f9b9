import type { ArmJoints } from '../rig/armJoints.ts'
import { handTones } from '../rig/flesh.ts'
import { drawHand } from '../rig/hand.ts'
import { handJoints, type HandJoints } from '../rig/handJoints.ts'
import type { HandShape } from '../rig/handShape.ts'
import { darker, lighter } from '../rig/colour.ts'
import { trunkPiece } from '../rig/figure.ts'
import { lit } from '../rig/lit.ts'
import type { Person } from '../rig/person.ts'
import type { Side } from '../rig/reach.ts'
import { fill } from '../rig/shapes.ts'
import type { Body } from '../rig/skeleton.ts'
import { type Ball, ball, limb } from '../rig/solid.ts'
import { between, frameFrom, minus, upright, type Vector } from '../rig/vector.ts'
import { depthOf, inOrder, type Piece, type View } from '../rig/view.ts'
import { flat as flatOutline, roundedRectangle } from '../props/slab.ts'
import { type Table, table } from '../props/table.ts'

/** What hands do: over which table, how a `fist` of the pose, 0 to 1, closes them, and what else is near. */
export type HandsScene = {
  person: Person
  over: Required<Omit<Table, 'turn' | 'wood'>>
  shape: (fist: number) => HandShape
  props?: (body: Body, view: View) => Piece[]
  /** Whether she is seen behind her hands. */
  chest?: boolean
  /** The one hand that is shown, where the other would lie behind it. */
  only?: Side
}

/** The figure's own hands where its pose has them, with the fingers that a whole picture is too small for. */
export const handsOf = ({ leftArm, rightArm, pose }: Body, shape: HandsScene['shape']): HandJoints[] => [
  handJoints(leftArm.wrist, leftArm.hand, -1, shape(pose.leftArm.fist)),
  handJoints(rightArm.wrist, rightArm.hand, 1, shape(pose.rightArm.fist)),
]

/** A sleeve with its cuff, and the bare wrist that comes out of it. */
function sleeve(view: View, { shoulder, elbow, wrist, hand }: ArmJoints, person: Person): Piece[] {
  const forearm = frameFrom(minus(wrist, elbow), hand.up)
  const on = (share: number, radius: number) => ball(between(elbow, wrist, share), radius)
  const hem = (share: number, radius: number): Ball => ({
    ...on(share, radius),
    radii: [1.2, radius, radius],
    frame: forearm,
  })
  const cloth = person.sleeves ?? person.top
  const bare: Ball[] = [on(0.6, 9.2), { at: wrist, radii: [5, 5, 8], frame: hand }]
  const depth = depthOf(view, between(elbow, wrist, 0.6))
  return [
    { depth: depth - 0.1, svg: lit(view, [bare], person.skin, handTones(person.skin).shade) },
    {
      depth,
      svg:
        lit(view, [[ball(shoulder, 19), ball(elbow, 16.5), on(0.4, 14.6), hem(0.8, 11)]], cloth, darker(cloth, 0.1)) +
        lit(view, [[hem(0.76, 11.8), hem(0.86, 11.2)]], lighter(cloth, 0.12), cloth),
    },
  ]
}

/** The shadows of hands and sleeves on the table under them. */
function shadows(view: View, over: HandsScene['over'], arms: { elbow: Vector; joints: HandJoints }[]): string {
  const { length, width, height } = over
  const flat = ([x, , z]: Vector, radius: number): Ball => ({
    at: [x, height, z],
    radii: [radius, 0, radius],
    frame: upright,
  })
  const rows = arms.flatMap(({ elbow, joints: { wrist, fingers, thumb } }) => [
    ...[...fingers, thumb].map(({ joints, radii }) =>
      joints.map((at, index) => flat(at, (radii[index] as number) * 1.1)),
    ),
    ...fingers.map(({ joints }) => [flat(wrist, 8), flat(joints[0] as Vector, 5)]),
    [flat(elbow, 15), flat(wrist, 9)],
  ])
  const [x, , z] = over.at
  const top = roundedRectangle([x, height, z], [length / 2, 0, 0], [0, 0, width / 2], 20)
  return (
    `<clipPath id="table-top"><path d="${flatOutline(view, top)}"/></clipPath>` +
    fill(rows.map((row) => limb(view, row)).join(''), '#2b2326', 'opacity=".16" clip-path="url(#table-top)"')
  )
}

/** Pieces of a close-up of hands over a table. */
export const handsScene =
  ({ person, over, shape, props, chest, only }: HandsScene) =>
  (body: Body, view: View): Piece[] => {
    const arms = handsOf(body, shape)
      .filter(({ side }) => only === undefined || side === only)
      .map((hand) => ({ ...(hand.side < 0 ? body.leftArm : body.rightArm), joints: hand }))
    return [
      { depth: -20_000, svg: inOrder(table(view, over)) + shadows(view, over, arms) },
      ...(chest ? [{ ...trunkPiece(view, body, person), depth: -10_000 }] : []),
      ...(props?.(body, view) ?? []),
      ...arms.flatMap((arm) => [...sleeve(view, arm, person), ...drawHand(view, arm.joints, arm.elbow, person.skin)]),
    ]
  }
