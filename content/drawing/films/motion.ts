import { changed, type Change, type End, type Hold, type Holds, type Pose } from '../rig/pose.ts'
import { anchorPoint, bodyOf } from '../rig/skeleton.ts'
import type { View } from '../rig/view.ts'
import type { CloseUp } from './closeUp.ts'
import type { Way } from './way.ts'

/** A posture and the second of a repetition at which it is reached. */
type Key = [second: number, pose: Pose]

/**
 * One repetition: `from` changes the film's rest for the whole motion, `keys` say at which second which posture,
 * changed from that, is reached; the first at 0. With `alternate` every other repetition goes to the other side.
 * What the film's own view does not show well has a `view` of its own, arrows along its `ways`, or a close-up.
 */
export type Motion = {
  from?: Change
  keys: [second: number, change: Change][]
  alternate?: true
  view?: View
  ways?: Way[]
  closeUp?: CloseUp
}

/** Slow at both ends, as limbs move. */
const eased = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * share)

/**
 * Slope at a point between two slopes: none where the way turns round, so that nothing overshoots (Fritsch–Carlson).
 */
const between = (before: number, after: number) => (before * after <= 0 ? 0 : (2 * before * after) / (before + after))

/**
 * A number that passes through all values at their seconds without a jerk. A movement that ends where it began is
 * round.
 */
function valueAt(seconds: number[], values: number[], from: number, second: number): number {
  const slope = (index: number) =>
    ((values[index + 1] ?? 0) - (values[index] ?? 0)) / ((seconds[index + 1] ?? 0) - (seconds[index] ?? 0))
  const last = values.length - 1
  const isRound = values[0] === values[last]
  const tangent = (index: number) => {
    if (index > 0 && index < last) return between(slope(index - 1), slope(index))
    return isRound ? between(slope(last - 1), slope(0)) : 0
  }
  const [start = 0, end = 0] = [values[from], values[from + 1]]
  const long = (seconds[from + 1] ?? 0) - (seconds[from] ?? 0)
  const t = (second - (seconds[from] ?? 0)) / long
  return (
    start * (1 + 2 * t) * (1 - t) ** 2 +
    end * t * t * (3 - 2 * t) +
    long * (tangent(from) * t * (1 - t) ** 2 + tangent(from + 1) * t * t * (t - 1))
  )
}

/** Combines the numbers of several values of one shape; what is no number comes from the first. */
function combined<Value>(values: Value[], number: (values: number[]) => number): Value {
  const [first] = values
  if (typeof first === 'number') return number(values as number[]) as Value
  if (Array.isArray(first))
    return first.map((_, index) =>
      combined(
        values.map((value) => (value as unknown[])[index]),
        number,
      ),
    ) as Value
  if (typeof first !== 'object' || first === null) return first as Value
  const names = Object.keys(first) as (keyof Value)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      combined(
        values.map((value) => value[name]),
        number,
      ),
    ]),
  ) as Value
}

const isSame = (a: Holds[End], b: Holds[End]) => JSON.stringify(a) === JSON.stringify(b)

function heldBetween(from: Holds, to: Holds, share: number): Holds {
  const held = (end: End): Holds[End] =>
    isSame(from[end], to[end]) ? from[end] : { from: from[end] as Hold | null, to: to[end] as Hold | null, share }
  return {
    leftHand: held('leftHand'),
    rightHand: held('rightHand'),
    leftFoot: held('leftFoot'),
    rightFoot: held('rightFoot'),
  }
}

/** Poses can only be blended while the same point of the body says where it is: the one that the last of them names. */
function onOneAnchor(poses: Pose[]): Pose[] {
  const { anchor } = poses.at(-1) as Pose
  return poses.map((pose) =>
    pose.anchor === anchor ? pose : { ...pose, anchor, at: anchorPoint(bodyOf(pose), anchor) },
  )
}

/** The pose at a second of a row of keys. */
function poseOn(keys: Key[], second: number): Pose {
  const seconds = keys.map(([at]) => at)
  const poses = onOneAnchor(keys.map(([, pose]) => pose))
  const from = Math.max(
    0,
    Math.min(
      keys.length - 2,
      seconds.findLastIndex((at) => at <= second),
    ),
  )
  const within = Math.min(second, seconds.at(-1) as number)
  const [start, end] = [poses[from] as Pose, poses[from + 1] as Pose]
  const share = (within - (seconds[from] as number)) / ((seconds[from + 1] as number) - (seconds[from] as number))
  const { holds: _, ...numbers } = combined(
    poses.map((pose) => ({ ...pose, holds: null })),
    (values) => valueAt(seconds, values, from, within),
  )
  return { ...numbers, holds: heldBetween(start.holds, end.holds, eased(share)) }
}

/** The pose at a second of one repetition of a motion. */
export function poseAt({ from = {}, keys }: Motion, rest: Pose, second: number): Pose {
  const start = changed(rest, from)
  return poseOn(
    keys.map(([at, change]) => [at, changed(start, change)]),
    second,
  )
}

/** The pose on the way from one to another, `share` 0 to 1. */
export const poseBetween = (from: Pose, to: Pose, share: number): Pose =>
  poseOn(
    [
      [0, from],
      [1, to],
    ],
    share,
  )
