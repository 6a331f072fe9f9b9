import type { FingerBend, HandShape } from './handShape.ts'
import type { Side } from './reach.ts'
import { add, bent, type Frame, leaned, times, twisted, type Vector, within } from './vector.ts'

/** A finger's or thumb's joints from its root to its tip, and which way each of its bones looks: `up` is the nail's. */
export type Digit = { joints: Vector[]; frames: Frame[]; radii: readonly number[] }
/** The joints of a hand, fingers from the index to the little one. `frame` is the palm’s; its `up` looks out of the back. */
export type HandJoints = { wrist: Vector; frame: Frame; side: Side; fingers: Digit[]; thumb: Digit }

type Bones = { root: Vector; lengths: readonly number[]; radii: readonly number[]; fan: number }

/** In picture units: 3 are a centimetre. Roots lie forwards, up and towards the little finger from the wrist. */
const fingerBones: readonly Bones[] = [
  { root: [26, 0.6, -8.5], lengths: [12.6, 7.6, 4.2], radii: [3.7, 3.15, 2.85, 2.35], fan: -8 },
  { root: [26.8, 1.2, -2.7], lengths: [13.8, 8.8, 4.5], radii: [3.8, 3.2, 2.9, 2.4], fan: -1 },
  { root: [25.4, 0.8, 3.1], lengths: [12.8, 8.2, 4.4], radii: [3.6, 3.05, 2.75, 2.3], fan: 6 },
  { root: [22.8, -0.2, 8.5], lengths: [10, 6, 3.8], radii: [3.3, 2.7, 2.45, 2.1], fan: 14 },
]
const thumbBones: Bones = { root: [4, -2.2, -5.2], lengths: [13, 9.2, 5.6], radii: [5.2, 4, 3.5, 2.7], fan: 0 }

/** Each bone goes on from the one before, bent about its own left-to-right axis. */
function digitOf(root: Vector, first: Frame, bends: readonly number[], { lengths, radii }: Bones): Digit {
  const frames = bends.reduce<Frame[]>((row, bend) => [...row, bent(row.at(-1) ?? first, bend)], [])
  const joints = frames.reduce<Vector[]>(
    (row, frame, index) => [...row, add(row.at(-1) as Vector, times(frame.forward, lengths[index] as number))],
    [root],
  )
  return { joints, frames, radii }
}

/** Where a wrist's hand has its joints. */
export function handJoints(wrist: Vector, frame: Frame, side: Side, { fingers, spread, thumb }: HandShape): HandJoints {
  const rootOf = ({ root: [along, up, across] }: Bones) => within(wrist, frame, [along, up, across * side])
  const thumbFrame = leaned(bent(twisted(frame, -thumb.out * side), thumb.down), -thumb.facing * side)
  return {
    wrist,
    frame,
    side,
    fingers: fingerBones.map((bones, index) =>
      digitOf(rootOf(bones), twisted(frame, bones.fan * spread * side), fingers[index] as FingerBend, bones),
    ),
    thumb: digitOf(rootOf(thumbBones), thumbFrame, [0, ...thumb.bend], thumbBones),
  }
}
