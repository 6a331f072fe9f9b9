import { bones } from './bones.ts'
import type { Body } from './skeleton.ts'
import { type Vector, within } from './vector.ts'

/** The underside of what is nearest to the floor, in picture units over it. */
export function lowestOf({ pelvis, waist, chest, leftArm, rightArm, leftLeg, rightLeg, neckTop, frames }: Body): {
  part: string
  height: number
} {
  const sole = ({ ankle, foot }: Body['leftLeg']) =>
    [bones.heel, bones.ball].map((along) => within(ankle, foot, [along, 4 - bones.ankle, 0]))
  const points: [part: string, point: Vector, radius: number][] = [
    ['pelvis', pelvis, 32],
    ['waist', waist, 28],
    ['chest', chest, 30],
    ['head', within(neckTop, frames.head, [2, 32, 0]), 36],
    ...[leftArm, rightArm].flatMap(({ elbow, wrist }): [string, Vector, number][] => [
      ['elbow', elbow, 11],
      ['wrist', wrist, 7],
    ]),
    ...[leftLeg, rightLeg].flatMap((leg): [string, Vector, number][] => [
      ['knee', leg.knee, 19],
      ['ankle', leg.ankle, 10],
      ...sole(leg).map((point): [string, Vector, number] => ['sole', point, 4]),
    ]),
  ]
  const [lowest] = points
    .map(([part, [, height], radius]) => ({ part, height: height - radius }))
    .sort((a, b) => a.height - b.height)
  return lowest as { part: string; height: number }
}
