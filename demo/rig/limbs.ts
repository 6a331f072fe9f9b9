import { between, chain, direction, distance, type Knob, knob, type Point } from './geometry.ts'
import { hand, type HandPose } from './hands.ts'
import type { Person } from './person.ts'
import { fill } from './shapes.ts'

type LegLook = { person: Person; skin: string; cloth: string; build?: number; calf?: 1 | -1 }

/** Hip to ankle as one outline, with the calf's muscle on the `calf` side of the shin. */
export function leg(hip: Point, knee: Point, ankle: Point, look: LegLook): string {
  const build = look.build ?? 1
  const loose = look.person.legwear === 'loose'
  const width = loose ? 1.12 : 1
  const shin = distance(knee, ankle) || 1
  const side = look.calf ?? 1
  const [dx, dy] = [ankle[0] - knee[0], ankle[1] - knee[1]]
  const calf: Knob = [
    knee[0] + dx * 0.34 - (dy / shin) * 5 * side,
    knee[1] + dy * 0.34 + (dx / shin) * 5 * side,
    23 * build * (loose ? 1.05 : 1),
  ]
  if (look.person.legwear === 'shorts') {
    const bare = chain([
      knob(hip, 38 * build), knob(between(hip, knee, 0.5), 31 * build), knob(knee, 22.5 * build),
      calf, knob(between(knee, ankle, 0.72), 15.5), knob(ankle, 13),
    ])
    const cloth = chain([knob(hip, 42 * build), knob(between(hip, knee, 0.62), 34 * build)])
    return fill(bare, look.skin) + fill(cloth, look.cloth)
  }
  const bare = chain([knob(between(knee, ankle, 0.8), 13), knob(ankle, 12.5)])
  const cloth = chain([
    knob(hip, 41 * build), knob(between(hip, knee, 0.45), 34 * build * width), knob(knee, 24.5 * build * width),
    calf, knob(between(knee, ankle, 0.72), loose ? 20 : 16.5),
    knob(between(knee, ankle, loose ? 0.95 : 0.9), loose ? 19 : 14.5),
  ])
  return fill(bare, look.skin) + fill(cloth, look.cloth)
}

type ArmLook = { person: Person; skin: string; cloth: string; build?: number; hand?: Partial<HandPose> }

/** Shoulder to fingertips. Without a given turn the hand goes on in the forearm's line. */
export function arm(shoulder: Point, elbow: Point, wrist: Point, look: ArmLook): string {
  const build = look.build ?? 1
  const palm = hand(wrist, look.skin, { turn: direction(elbow, wrist), ...look.hand })
  if (look.person.longSleeves) {
    const sleeve = chain([
      knob(shoulder, 23 * build), knob(between(shoulder, elbow, 0.55), 19 * build), knob(elbow, 16.5 * build),
      knob(between(elbow, wrist, 0.4), 15.5 * build), knob(between(elbow, wrist, 0.93), 12),
    ])
    return palm + fill(sleeve, look.cloth)
  }
  const bare = chain([
    knob(shoulder, 20 * build), knob(between(shoulder, elbow, 0.55), 16.5 * build), knob(elbow, 14 * build),
    knob(between(elbow, wrist, 0.3), 14 * build), knob(wrist, 9.6),
  ])
  const sleeve = chain([knob(shoulder, 23.5 * build), knob(between(shoulder, elbow, 0.62), 20 * build)])
  return palm + fill(bare, look.skin) + fill(sleeve, look.cloth)
}
