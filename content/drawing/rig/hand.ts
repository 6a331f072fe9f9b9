import { boneOf, drawDigit, jointOf } from './digit.ts'
import { drawFlesh, goingOn, handTones, type HandTones, skinLine } from './flesh.ts'
import type { HandJoints } from './handJoints.ts'
import { inLight } from './lit.ts'
import { fill } from './shapes.ts'
import { type Ball, ball, wrapped } from './solid.ts'
import { add, between, minus, times, unit, type Vector, within } from './vector.ts'
import { depthOf, type Piece, seen, type View } from './view.ts'

/** The lines of a palm, as places (forwards, towards the little finger): around the thumb, across, under the fingers. */
const palmLines = [
  [
    [25, -9],
    [20.5, -4.5],
    [14, -1.6],
    [6, -1.4],
  ],
  [
    [24.6, -8.6],
    [19.6, -2],
    [16.4, 4],
    [14.6, 8.4],
  ],
  [
    [26.6, -3.4],
    [22.6, -0.6],
    [20, 4],
    [19, 10],
  ],
] as const
/** How far the palm's skin lies below its bones. */
const PALM_SKIN = -4.2

/** The flesh around the palm's bones: the wrist, the edge below the little finger, the knuckles, the webs between. */
function palmBalls({ fingers, frame }: HandJoints, at: (place: Vector) => Vector): Ball[] {
  const webs = fingers.slice(1).map((finger, index) => {
    const neighbour = fingers[index] as typeof finger
    const way = unit(add(frame.forward, boneOf(finger, 0).forward, boneOf(neighbour, 0).forward))
    return ball(add(between(jointOf(finger, 0).at, jointOf(neighbour, 0).at, 0.5), times(way, 4.2)), 2.6)
  })
  return [
    ball(at([1, 0, -3.4]), 4.9),
    ball(at([1, 0, 3.2]), 4.9),
    ball(at([9, -1.6, 5.8]), 5.4),
    ...fingers.map((finger) => jointOf(finger, 0)),
    ...webs,
  ]
}

function drawPalm(view: View, hand: HandJoints, forearm: Vector, tones: HandTones): Piece[] {
  const { wrist, frame, side, fingers } = hand
  const at = ([x, y, z]: Vector) => within(wrist, frame, [x, y, z * side])
  const balls = palmBalls(hand, at)
  const rows = [
    ...fingers.map((finger) => goingOn(view, jointOf(finger, 0), frame.forward, boneOf(finger, 0).forward)),
    goingOn(view, ball(at([1, 0, 0]), 4.6), times(frame.forward, -1), forearm, 0.5),
  ]
  const { depth, svg } = drawFlesh(
    view,
    { depth: depthOf(view, at([15, 0, 0])), outline: wrapped(view, balls), rows },
    tones,
  )
  const light = fill(wrapped(view, inLight(view, [balls]).flat()), tones.skin)
  const lines = palmLines.flatMap((line) => {
    const points = line.map(([x, z]) => at([x, PALM_SKIN, z]))
    return skinLine(view, points, times(frame.up, -1), depth + 0.1, tones)
  })
  return [{ depth, svg: svg + light }, ...lines]
}

/** By how much the thumb counts as nearer on the palm's side: it lies outside a fist. */
const OUTSIDE = 5

/** A hand from its wrist on, with every finger to be seen. Its wrist goes on towards `elbow`. */
export function drawHand(view: View, hand: HandJoints, elbow: Vector, skin: string): Piece[] {
  const { wrist, frame, fingers, thumb } = hand
  const tones = handTones(skin)
  const forearm = unit(minus(elbow, wrist))
  const nearer = seen(view, times(frame.up, -1))[2] * OUTSIDE
  return [
    ...drawPalm(view, hand, forearm, tones),
    ...fingers.flatMap((finger) => drawDigit(view, finger, { into: times(frame.forward, -1) }, tones)),
    ...drawDigit(view, thumb, { into: forearm, reach: 0.3 }, tones).map(({ depth, svg }) => ({
      depth: depth + nearer,
      svg,
    })),
  ]
}
