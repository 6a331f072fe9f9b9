import { through } from './curve.ts'
import type { Person } from './person.ts'
import { degrees, radians, type Vector } from './vector.ts'

/**
 * Where something is on a head, in degrees: `around` from the nose (0) to the right ear (90) and the back (180),
 * to the left it is negative; `down` from the crown (0) to under the chin (180).
 */
export type Bearing = readonly [around: number, down: number]

/** A direction in the head's own frame: forward, up, right. */
export function towards([around, down]: Bearing): Vector {
  const level = Math.sin(radians(down))
  return [level * Math.cos(radians(around)), Math.cos(radians(down)), level * Math.sin(radians(around))]
}

export const bearingOf = ([forward, up, right]: Vector): Bearing => [
  degrees(Math.atan2(right, forward)),
  degrees(Math.acos(Math.min(1, Math.max(-1, up)))),
]

/** The direction of a place on the face: `across` to the person's right and `up`, seen from the front. */
export function onFace(across: number, up: number): Vector {
  const forward = 34 * Math.sqrt(1 - (across / 41) ** 2)
  const size = Math.hypot(forward, up, across)
  return [forward / size, up / size, across / size]
}

/** An outline from the crown to under the chin, given by points (distance from the middle, height). */
const meridian = (...points: [out: number, height: number][]) =>
  through(points.map(([out, height]) => [degrees(Math.atan2(out, height)), Math.hypot(out, height)]))

const front = meridian(
  [0, 43],
  [13, 41],
  [23, 35.5],
  [29.5, 27],
  [32.6, 17],
  [33, 9],
  [31.8, 3],
  [32, -6],
  [32.6, -13],
  [33, -20],
  [32.6, -27],
  [32.4, -32],
  [30, -37.5],
  [23, -41.5],
  [12, -40],
  [0, -34],
)
const side = meridian(
  [0, 43],
  [15, 40.5],
  [26, 32.5],
  [33, 20],
  [35.5, 8],
  [35.5, -4],
  [33.6, -14],
  [29.5, -24],
  [22, -32],
  [12, -35],
  [0, -34],
)
const back = meridian(
  [0, 43],
  [14, 41],
  [26, 34],
  [34, 23],
  [38, 10],
  [38.5, -1],
  [36, -11],
  [30, -20],
  [23, -26],
  [13, -31],
  [0, -34],
)

const nose = through([
  [77, 0],
  [84, 2.2],
  [92, 5.6],
  [98.5, 8.6],
  [101.5, 9.4],
  [104.5, 7.6],
  [108, 2.2],
  [111, 0],
])
const lips = through([
  [110, 0],
  [113, 1.2],
  [116, 3],
  [118.6, 2.6],
  [120.4, 0.9],
  [122.4, 2.5],
  [125, 2.6],
  [128, 0.6],
  [131, -0.5],
  [136, 0],
])
/** How wide the nose is on either side, from its root to its wings. */
const noseWidth = through([
  [77, 4],
  [92, 4.6],
  [102, 7.2],
  [112, 8],
])

/** How old a face looks: 0 up to 45 years, 1 from 75. */
export const wear = ({ age = 40 }: Person) => Math.min(1, Math.max(0, (age - 45) / 30))

/**
 * How far the bare head reaches from its middle. Three outlines (front, side, back) carry it; nose and lips rise from
 * it.
 */
export function skullReach(person: Person): (bearing: Bearing) => number {
  const full = ((person.build ?? 1) - 1) * 0.35 + wear(person) * 0.03
  const jowl = through([
    [0, 1],
    [95, 1],
    [125, 1 + full],
    [150, 1 + full * 1.3],
    [180, 1],
  ])
  return ([around, down]) => {
    const [along, across] = [Math.cos(radians(around)), Math.sin(radians(around))]
    const middle = (along > 0 ? front : back)(down)
    const round = jowl(down) / Math.hypot(along / middle, across / side(down))
    if (Math.abs(around) > 60) return round
    const aside = round * Math.sin(radians(down)) * across
    return (
      round + nose(down) * Math.exp(-((aside / noseWidth(down)) ** 2)) + lips(down) * Math.exp(-((aside / 10) ** 2))
    )
  }
}
