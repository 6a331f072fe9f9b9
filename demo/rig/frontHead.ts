import { blend, darker } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Person } from './person.ts'
import { ellipse, fill, place, stroke } from './shapes.ts'
import { frontHair } from './frontHair.ts'

/** `tilt` in degrees to the side; `turn` −1 to 1 looks left or right of the picture; `nod` 0 to 1 brings the chin down. */
export type HeadPose = { tilt: number; turn: number; nod: number }

const skull = 'M0 -44C24-44 36-28 36-4C36 22 20 43 0 43C-20 43-36 22-36-4C-36-28-24-44 0-44Z'

function features(person: Person, turn: number): string {
  const { skin } = person
  const blush = (x: number) => ellipse([x, 13], 8, 5.5, '#E4705A', 'opacity=".18"')
  return stroke('M-21 0Q-14.5 5-8 0M8 0Q14.5 5 21 0', darker(skin, 0.62), 2.4)
    + stroke('M-22 -10Q-15 -14.5-8 -11M8 -11Q15 -14.5 22 -10', blend(person.hair, skin, 0.25), 2.6)
    + stroke(`M0 2Q${4 + turn * 6} 9 ${-1 + turn * 3} 12`, darker(skin, 0.25), 2.2)
    + stroke('M-8 22Q0 27.5 8 22', darker(skin, 0.5), 2.4)
    + blush(-20) + blush(20)
    + (person.glasses
      ? stroke('M-24 1a10 9 0 1 0 20 0a10 9 0 1 0 -20 0M4 1a10 9 0 1 0 20 0a10 9 0 1 0 -20 0M-4 0Q0 -3 4 0', '#3a3f4a', 2.2)
      : '')
}

/** A head seen from the front. Turning and nodding slide the face over the skull, nearer parts further. */
export function frontHead(neckTop: Point, pose: HeadPose, person: Person): string {
  const { turn, nod } = pose
  const hair = frontHair(person.hairStyle, person.hair)
  const inward = Math.cos(Math.abs(turn) * 0.9)
  const ear = (side: 1 | -1) => ellipse([side * 36 * inward, 4 - nod * 5], 7, 10, darker(person.skin, 0.08))
  // The ear on the side that comes forward lies on the skull; the other one goes behind it.
  const onSkull = Math.abs(turn) < 0.1 ? '' : ear(turn > 0 ? -1 : 1)
  const face = `<g transform="translate(${turn * 15} ${nod * 9}) scale(${1 - Math.abs(turn) * 0.12} ${1 - nod * 0.06})">${features(person, turn)}</g>`
  const before = `<g transform="translate(${turn * 3} ${nod * 4}) scale(1 ${1 + nod * 0.1})">${hair.before}</g>`
  return place(neckTop, pose.tilt, place([0, -34 + nod * 12], 0,
    hair.behind + ear(-1) + ear(1) + fill(skull, person.skin) + before + onSkull + face))
}
