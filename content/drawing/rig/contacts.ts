import type { End, Hold } from './pose.ts'
import { bones } from './bones.ts'
import { type Body, supportsOf } from './skeleton.ts'
import { dot, type Frame, minus, type Vector, within } from './vector.ts'

const inside = (origin: Vector, { forward, up, right }: Frame, point: Vector): Vector => {
  const way = minus(point, origin)
  return [dot(way, forward), dot(way, up), dot(way, right)]
}

/** Where the body touches: of a foot its ball or heel, as it stands on either; of a hand the wrist. */
function touching(body: Body, end: End): Vector {
  if (end === 'leftHand') return body.leftArm.wrist
  if (end === 'rightHand') return body.rightArm.wrist
  const [leg, { tip }] = end === 'leftFoot' ? [body.leftLeg, body.pose.leftLeg] : [body.rightLeg, body.pose.rightLeg]
  return within(leg.ankle, leg.foot, [tip > 0 ? bones.ball : bones.heel, -bones.ankle, 0])
}

const nameOf = (end: End, { on, at }: Hold, tip: number) =>
  `${end} on ${on} at ${at.join(', ')}${tip > 0 ? ', on its ball' : ''}`

/**
 * Every point that is planted now, by a name that says on what: in the scene's units, or in those of the part of the
 * body that it is planted on. A point that keeps its name must keep its place.
 */
export function contactsOf(body: Body): Record<string, Vector> {
  const supports = supportsOf(body)
  const { holds, anchor, leftLeg, rightLeg } = body.pose
  const held = (Object.keys(holds) as End[]).flatMap((end): [string, Vector][] => {
    const hold = holds[end]
    if (!hold || 'share' in hold) return []
    const { at, frame } = supports[hold.on]
    const tip = end === 'leftFoot' ? leftLeg.tip : end === 'rightFoot' ? rightLeg.tip : 0
    return [[nameOf(end, hold, tip), inside(at, frame, touching(body, end))]]
  })
  const knees: [string, Vector][] =
    anchor === 'knees'
      ? [
          ['left knee', body.leftLeg.knee],
          ['right knee', body.rightLeg.knee],
        ]
      : []
  return Object.fromEntries([...held, ...knees])
}
