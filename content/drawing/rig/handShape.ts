/** How far each joint of a finger bends towards the palm, in degrees: knuckle, middle joint, last joint. */
export type FingerBend = readonly [knuckle: number, middle: number, last: number]

/**
 * A thumb by its joints, in degrees: `out` swings it away from the index finger, `down` towards the palm's side;
 * `facing` turns its pad from where the fingers' pads look (0) to across the palm (90); then its two joints bend.
 */
export type ThumbShape = { out: number; down: number; facing: number; bend: readonly [middle: number, last: number] }

/** A hand by its joints: its fingers from the index to the little one; `spread` opens them like a fan, 0 to 1. */
export type HandShape = {
  fingers: readonly [FingerBend, FingerBend, FingerBend, FingerBend]
  spread: number
  thumb: ThumbShape
}

const thumb = (out: number, down: number, facing: number, middle: number, last: number): ThumbShape => ({
  out,
  down,
  facing,
  bend: [middle, last],
})

const alike = (bend: FingerBend): HandShape['fingers'] => [bend, bend, bend, bend]

/** Postures of a hand, each with room for the joints of somebody of seventy. */
export const handShapes = {
  open: { fingers: alike([2, 4, 3]), spread: 1, thumb: thumb(42, 14, 58, 6, 4) },
  flat: { fingers: alike([1, 3, 2]), spread: 0.25, thumb: thumb(24, 10, 62, 6, 6) },
  /** Palm on palm, the thumb beside the index finger. */
  pressed: { fingers: alike([0, 2, 2]), spread: 0.1, thumb: thumb(28, -4, 74, 4, 4) },
  atEase: {
    fingers: [
      [14, 20, 12],
      [16, 24, 14],
      [18, 26, 15],
      [20, 26, 15],
    ],
    spread: 0.6,
    thumb: thumb(32, 20, 62, 12, 12),
  },
  /** Around a ball that lies in the palm. */
  holding: {
    fingers: alike([34, 42, 28]),
    spread: 0.7,
    thumb: thumb(50, 34, 62, 24, 28),
  },
  squeezing: {
    fingers: alike([42, 50, 34]),
    spread: 0.7,
    thumb: thumb(44, 38, 64, 32, 38),
  },
  fist: {
    fingers: [
      [78, 98, 58],
      [82, 100, 60],
      [84, 100, 60],
      [86, 98, 58],
    ],
    spread: 0,
    thumb: thumb(12, 40, 74, 44, 38),
  },
} satisfies Record<string, HandShape>

/** The numbers of two values of one shape, mixed. */
function mixed<Value>(from: Value, to: Value, share: number): Value {
  if (typeof from === 'number') return (from + ((to as number) - from) * share) as Value
  if (Array.isArray(from)) return from.map((item, index) => mixed(item, (to as unknown[])[index], share)) as Value
  const names = Object.keys(from as object) as (keyof Value)[]
  return Object.fromEntries(names.map((name) => [name, mixed(from[name], to[name], share)])) as Value
}

/** On the way from one posture to another, 0 to 1. */
export const handBetween = (from: HandShape, to: HandShape, share: number): HandShape => mixed(from, to, share)

const clamped = (share: number) => Math.min(1, Math.max(0, share))

/** A share of the whole way, for a part that sets out at `from` and has arrived at `to`. */
const late = (share: number, from: number, to: number) => clamped((share - from) / (to - from))

/** An open hand that becomes a fist: the little finger leads, and the thumb comes last and lies outside. */
export function closing(fist: number): HandShape {
  const { open, fist: closed } = handShapes
  const finger = (index: 0 | 1 | 2 | 3) =>
    mixed<FingerBend>(
      open.fingers[index],
      closed.fingers[index],
      late(fist, 0.08 * (3 - index), 0.72 + 0.06 * (3 - index)),
    )
  return {
    fingers: [finger(0), finger(1), finger(2), finger(3)],
    spread: 1 - clamped(fist * 1.6),
    thumb: mixed(open.thumb, closed.thumb, late(fist, 0.5, 1)),
  }
}
