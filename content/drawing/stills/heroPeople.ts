import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { wheelchair } from '../props/wheelchair.ts'
import { wheelchairFootrest, wheelchairSizes } from '../props/wheelchairSizes.ts'
import { drawFigure } from '../rig/figure.ts'
import type { Point } from '../rig/geometry.ts'
import { arms, type Change, changed, feet, type Hold, hands, legs, type Pose, standing } from '../rig/pose.ts'
import { bodyOf } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { inOrder, type View } from '../rig/view.ts'

/** Where a person is in the picture, on the floor, and how large. */
export type Place = { at: Point; scale: number }

const viewOf = ({ at, scale }: Place, turn: number): View => ({ turn, pitch: 8, at, scale })
const posed = (...changes: Change[]) => bodyOf(changes.reduce<Pose>(changed, standing))
const origin: Vector = [0, 0, 0]

/** She stands and opens her arms upwards on a breath in. */
function onHerFeet(place: Place): string {
  const view = viewOf(place, 84)
  const body = posed(
    { breath: 1, neck: { bend: -4 }, ...arms({ raise: 142, out: 84, elbow: 16, palm: -20, shrug: 0.25 }) },
    { holds: feet({ on: 'scene', at: [0, 22, 30], along: [1, 0, 0.18] }) },
  )
  const soles: Vector[] = [
    [0, 0, 34],
    [0, 0, -34],
  ]
  return inOrder([...groundShadow(view, soles, 36), ...drawFigure(view, body, people.krystyna)])
}

/** He bends to the side in his wheelchair, one arm over his head, the other hand low. */
function inHisChair(place: Place): string {
  const view = viewOf(place, 118)
  const [x, y, z] = wheelchairFootrest({ at: origin }, 1)
  const body = posed(
    { breath: 0.8, spine: { side: -12 }, neck: { side: -8, bend: -2 } },
    {
      rightArm: { raise: 150, out: 86, spin: 60, elbow: 30, palm: 70, shrug: 0.3 },
      leftArm: { raise: 34, out: 84, elbow: 22, palm: 20 },
    },
    legs({ raise: 88, knee: 84, out: 8 }),
    {
      at: [0, wheelchairSizes.seatHeight + 38, 0],
      holds: feet({ on: 'scene', at: [x, y + 22, z] }),
    },
  )
  return inOrder([...wheelchair(view, { at: origin }), ...drawFigure(view, body, people.samuel)])
}

const onKnee: Hold = { on: 'rightThigh', at: [24, -100, 6], along: [0.2, -1, 0] }

/** She sits with crossed legs and breathes, hands on her knees. */
function onTheMat(place: Place): string {
  const view = viewOf(place, 80)
  const body = posed(
    legs({ raise: 75, out: 55, spin: 100, knee: 128, ankle: -30 }),
    arms({ raise: 26, out: 74, elbow: 16, palm: 30 }),
    { breath: 0.8, at: [-60, matTop + 42, 0], holds: hands(onKnee) },
  )
  const contacts: Vector[] = [
    [10, matTop, 90],
    [10, matTop, -90],
    [-60, matTop, 0],
  ]
  return inOrder([
    ...mat(view, { from: -130, to: 150, width: 420, colour: '#2F7467' }),
    ...groundShadow(view, contacts, 46, matTop),
    ...drawFigure(view, body, people.lena),
  ])
}

/** Three people of different ages, each with a movement of their own. */
export const heroPeople = (standing: Place, chair: Place, mat: Place) =>
  onHerFeet(standing) + inHisChair(chair) + onTheMat(mat)
