import { drawFlesh, goingOn, type HandTones, skinLine } from './flesh.ts'
import { round } from './geometry.ts'
import type { Digit } from './handJoints.ts'
import { fill } from './shapes.ts'
import { type Ball, ball, limb, wrapped } from './solid.ts'
import { add, between, type Frame, times, unit, type Vector, within } from './vector.ts'
import { depthOf, type Piece, seen, type View } from './view.ts'

/** Where a finger or thumb grows from: the direction into the palm, and how far (in radii) it goes on there. */
export type Root = { into: Vector; reach?: number }

export const jointOf = ({ joints, radii }: Digit, index: number) =>
  ball(joints[index] as Vector, radii[index] as number)
export const boneOf = ({ frames }: Digit, index: number) => frames[index] as Frame

const depthOfBone = (view: View, { joints }: Digit, index: number) =>
  depthOf(view, between(joints[index] as Vector, joints[index + 1] as Vector, 0.5))

const bones = (view: View, digit: Digit, { into, reach }: Root, tones: HandTones): Piece[] =>
  digit.frames.map(({ forward }, index) => {
    const [from, to] = [jointOf(digit, index), jointOf(digit, index + 1)]
    const backward = times(forward, -1)
    const next = digit.frames[index + 1]
    const rows = [
      [from, to],
      index > 0
        ? goingOn(view, from, backward, times(boneOf(digit, index - 1).forward, -1))
        : goingOn(view, from, backward, into, reach),
      ...(next ? [goingOn(view, to, forward, next.forward)] : []),
    ]
    return drawFlesh(view, { depth: depthOfBone(view, digit, index), outline: limb(view, [from, to]), rows }, tones)
  })

/** The nail on the back of the last bone, where it can be seen. */
function nail(view: View, digit: Digit, { nail: colour, line }: HandTones): Piece[] {
  const last = digit.frames.length - 1
  const [frame, { at, radii }] = [boneOf(digit, last), jointOf(digit, last + 1)]
  if (seen(view, frame.up)[2] < 0.12) return []
  const plate: Ball = {
    at: within(at, frame, times([0.1, 0.8, 0], radii[0])),
    radii: times([0.92, 0.16, 0.7], radii[0]),
    frame,
  }
  return [
    {
      depth: depthOfBone(view, digit, last) + 0.2,
      svg: fill(wrapped(view, [plate]), colour, `stroke="${line}" stroke-width="${round(view.scale * 0.2)}"`),
    },
  ]
}

/** How the skin folds at a joint: on the pad's side from edge to edge, on the back in a short bow. */
const folds = { pad: { wide: 0.8, bow: 0 }, back: { wide: 0.55, bow: 0.6 } }

function foldsAt(view: View, digit: Digit, index: number, tones: HandTones): Piece[] {
  const [{ at, radii }, before, after] = [jointOf(digit, index), boneOf(digit, index - 1), boneOf(digit, index)]
  const [up, along] = [unit(add(before.up, after.up)), unit(add(before.forward, after.forward))]
  const fold = (outward: Vector, { wide, bow }: { wide: number; bow: number }) =>
    [-1, -0.5, 0, 0.5, 1].map((share) => {
      const aside = wide * share
      const [across, out] = [times(after.right, radii[0] * aside), times(outward, radii[0] * Math.sqrt(1 - aside ** 2))]
      return add(at, across, out, times(along, bow * (1 - share * share)))
    })
  const depth = Math.max(depthOfBone(view, digit, index - 1), depthOfBone(view, digit, index)) + 0.1
  return [
    ...skinLine(view, fold(times(up, -1), folds.pad), times(up, -1), depth, tones),
    ...skinLine(view, fold(up, folds.back), up, depth, tones),
  ]
}

/** A finger or thumb, bone by bone, with its nail and the folds at its joints. */
export const drawDigit = (view: View, digit: Digit, root: Root, tones: HandTones): Piece[] => [
  ...bones(view, digit, root, tones),
  ...nail(view, digit, tones),
  ...[1, 2].flatMap((index) => foldsAt(view, digit, index, tones)),
]
