import { matTop } from '../props/mat.ts'
import type { Change, Hold, LegPose } from '../rig/pose.ts'
import { bones } from '../rig/bones.ts'
import { degrees, radians } from '../rig/vector.ts'

/** An ankle bends no farther than this while the sole follows the mat; then the toes come up. */
const FARTHEST_SOLE = 30
/** A foot at rest: its toes sink away a little. */
const AT_REST = 14

/** A leg of somebody who lies on the back along +x: where its hip is, and how the pelvis leans. */
type Lying = { side: 'left' | 'right'; hip: readonly [x: number, y: number]; lean?: number }

/** The angle of a triangle, in degrees, between sides `a` and `b`. */
const corner = (opposite: number, a: number, b: number) =>
  degrees(Math.acos((a * a + b * b - opposite * opposite) / (2 * a * b)))

/**
 * The leg with its heel on the mat, `reach` along it from the hip to the ankle. The sole lies flat for as long as the
 * ankle allows; a straight leg rests on its heel, toes up.
 */
export function lyingLeg(
  { side, hip: [x, y], lean = -90 }: Lying,
  reach: number,
): { leg: Pick<LegPose, 'raise' | 'knee' | 'tip'>; foot: Hold } {
  const { thigh, shank } = bones
  const ankle = bones.ankle + matTop
  const span = Math.min(Math.hypot(reach, y - ankle), thigh + shank - 0.3)
  const knee = 180 - corner(span, thigh, shank)
  const raise = corner(shank, thigh, span) - degrees(Math.atan2(y - ankle, reach))
  const sole = Math.max(0, 90 - (knee - raise) - FARTHEST_SOLE)
  const lift = radians((sole * (90 - AT_REST)) / (90 - FARTHEST_SOLE))
  // The foot is held by where it would stand flat, and turns up about its heel.
  const [cos, sin] = [Math.cos(lift), Math.sin(lift)]
  const flat = [-bones.heel * (1 - cos) + bones.ankle * sin, bones.heel * sin + bones.ankle * (1 - cos)] as const
  const across = side === 'left' ? -1 : 1
  return {
    leg: { raise: raise + lean + 90, knee, tip: -degrees(lift) },
    foot: { on: 'scene', at: [x + reach + flat[0], ankle + flat[1], across * 27], along: [1, 0, across * 0.08] },
  }
}

/** Both legs so. */
export function lyingLegs(lying: Omit<Lying, 'side'>, reach: number): Change & { holds: object } {
  const [left, right] = [lyingLeg({ ...lying, side: 'left' }, reach), lyingLeg({ ...lying, side: 'right' }, reach)]
  return { leftLeg: left.leg, rightLeg: right.leg, holds: { leftFoot: left.foot, rightFoot: right.foot } }
}

/** A frame of film: a held heel that moves from frame to frame glides instead of stepping. */
const FRAME = 0.04

/** At which second the ankle is how far from the hip, and how full the breath is. */
type GlideKey = readonly [second: number, reach: number, breath: number]

/** Breaks long ways into frames, slow at both ends. */
function* framed(way: readonly GlideKey[]): Generator<GlideKey> {
  for (const [index, [end, reach, breath]] of way.entries()) {
    const [start, reachBefore, breathBefore] = way[index - 1] ?? [end - FRAME, reach, breath]
    const steps = Math.round((end - start) / FRAME)
    for (let step = 1; step <= steps; step += 1) {
      const share = 0.5 - 0.5 * Math.cos((Math.PI * step) / steps)
      yield [
        start + step * FRAME,
        reachBefore + (reach - reachBefore) * share,
        breathBefore + (breath - breathBefore) * share,
      ]
    }
  }
}

/** Keys for a heel that glides along the mat, while the rest stays as `from` says. */
export function heelGlide(
  lying: Lying,
  way: readonly GlideKey[],
  from: Change = {},
): [second: number, change: Change][] {
  return [...framed(way)].map(([second, reach, breath]) => {
    const { leg, foot } = lyingLeg(lying, reach)
    const holds = { ...from.holds, [`${lying.side}Foot`]: foot }
    return [second, { ...from, breath, [`${lying.side}Leg`]: leg, holds }]
  })
}
