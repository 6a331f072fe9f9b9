import { people } from '../figures/people.ts'
import { groundShadow } from '../props/groundShadow.ts'
import { mat, matTop } from '../props/mat.ts'
import { wheelchair } from '../props/wheelchair.ts'
import { wheelchairFootrest, wheelchairSizes } from '../props/wheelchairSizes.ts'
import { darker } from '../rig/colour.ts'
import { drawFigure } from '../rig/figure.ts'
import type { Point } from '../rig/geometry.ts'
import { arms, type Change, changed, feet, legs, type Pose, standing } from '../rig/pose.ts'
import { disc, fill, ring } from '../rig/shapes.ts'
import { bodyOf } from '../rig/skeleton.ts'
import type { Vector } from '../rig/vector.ts'
import { inOrder, type View } from '../rig/view.ts'
import { greenery } from '../scenery/greenery.ts'
import { cloud, cypress, hills, roundTree } from '../scenery/landscape.ts'
import { boards, floor } from '../scenery/surfaces.ts'
import { defs, fade, glow } from './drawing.ts'
import { wordmark } from './wordmark.ts'

/** Where a person is in the picture, on the floor, and how large. */
type Place = { at: Point; scale: number }

const viewOf = ({ at, scale }: Place, turn: number): View => ({ turn, pitch: 8, at, scale })
const posed = (...changes: Change[]) => bodyOf(changes.reduce<Pose>(changed, standing))
const origin: Vector = [0, 0, 0]

/** Arms open upwards on a breath in: the one movement that all three make, each in their own way. */
const opening: Change = {
  breath: 1,
  neck: { bend: -5 },
  ...arms({ raise: 136, out: 84, elbow: 14, palm: -20, shrug: 0.3 }),
}

function onHerFeet(place: Place): string {
  const view = viewOf(place, 86)
  const body = posed(opening, { holds: feet({ on: 'scene', at: [0, 22, 30], along: [1, 0, 0.18] }) })
  return inOrder([
    ...groundShadow(
      view,
      [
        [0, 0, 34],
        [0, 0, -34],
      ],
      36,
    ),
    ...drawFigure(view, body, people.krystyna),
  ])
}

function inHisChair(place: Place): string {
  const view = viewOf(place, 122)
  const [x, y, z] = wheelchairFootrest({ at: origin }, 1)
  const body = posed(opening, legs({ raise: 88, knee: 84, out: 8 }), {
    at: [0, wheelchairSizes.seatHeight + 38, 0],
    holds: feet({ on: 'scene', at: [x, y + 22, z] }),
  })
  return inOrder([...wheelchair(view, { at: origin }), ...drawFigure(view, body, people.samuel)])
}

function onTheMat(place: Place): string {
  const view = viewOf(place, 74)
  const body = posed(opening, legs({ raise: 75, out: 55, spin: 100, knee: 128, ankle: -30 }), {
    at: [-60, matTop + 42, 0],
  })
  const contacts: Vector[] = [
    [10, matTop, 90],
    [10, matTop, -90],
    [-60, matTop, 0],
  ]
  return inOrder([
    ...mat(view, { from: -120, to: 286, width: 360, colour: '#2F7467' }),
    ...groundShadow(view, contacts, 46, matTop),
    ...drawFigure(view, body, people.lena),
  ])
}

const horizon = 512
const rail = '#FBF6EA'
const railing =
  fill('M-40 424H1320V433H-40Z', rail) +
  fill('M-40 433H1320V437H-40Z', darker(rail, 0.12)) +
  fill(Array.from({ length: 35 }, (_, index) => `M${-20 + index * 40} 437h5V500h-5Z`).join(''), rail, 'opacity=".85"') +
  fill('M-40 498H1320V512H-40Z', rail) +
  fill('M-40 508H1320V512H-40Z', darker(rail, 0.12))

/** A terrace at sunrise, by where the sun stands. The left half is for words. */
const terraceAt = ([x, y]: Point) =>
  defs(
    fade('hero-sky', [0, '#FAF7F2'], [0.4, '#FBF1E3'], [0.7, '#FBE2C4']),
    glow('hero-halo', [0, '#FFF3DD'], [0.45, '#FFEBCB', 0.85], [1, '#FFEBCB', 0]),
    fade('hero-sun', [0, '#F6B273'], [1, '#FBD5A5']),
  ) +
  '<rect x="-40" width="1360" height="720" fill="url(#hero-sky)"/>' +
  disc([x, y], 420, 'url(#hero-halo)') +
  ring([x, y], 258, '#FFFFFF', 2.5, 'opacity=".75"') +
  ring([x, y], 214, '#FFFFFF', 2.5, 'opacity=".9"') +
  disc([x, y], 168, 'url(#hero-sun)') +
  cloud([x - 340, 120], 0.7, '#FFFFFF', 0.6) +
  cloud([x + 290, 112], 0.6, '#FFFFFF', 0.6) +
  hills(478, '#5E9A88', '#FBE9D2', 4) +
  cypress([556, 462], 0.5, '#6FA18F') +
  cypress([582, 464], 0.36, '#7BAA98') +
  roundTree([1236, 470], 0.6, '#6FA18F') +
  roundTree([210, 456], 0.7, '#7BAA98') +
  roundTree([262, 460], 0.46, '#86B3A2') +
  railing +
  floor(horizon, '#DDBF98', '#EAD3B2') +
  boards(horizon, '#EAD3B2', 5) +
  fill(`M${x - 150} 512H${x + 210}L${x + 90} 720H${x - 400}Z`, '#FFF6E0', 'opacity=".4"')

const olive = (at: Point, scale: number) => greenery({ at, kind: 'olive', scale, green: '#6E9784', pot: '#C97B56' })
const fan = (at: Point, scale: number) => greenery({ at, kind: 'fan', scale, green: '#5F9484', pot: '#D98E5F' })

/** Three people of different ages open their arms to the morning. 1280 × 720. */
export const hero =
  terraceAt([916, 262]) +
  greenery({ at: [52, 604], kind: 'palm', scale: 1, green: '#6E9C86', pot: '#C98A5E' }) +
  fan([552, 560], 0.72) +
  olive([1250, 560], 0.9) +
  onHerFeet({ at: [916, 604], scale: 0.86 }) +
  inHisChair({ at: [1140, 656], scale: 0.84 }) +
  onTheMat({ at: [708, 608], scale: 0.84 })

/** The same people closer together, for a phone: 576 × 720. */
export const heroForPhones =
  `<g transform="translate(-640 0)">${terraceAt([924, 246])}${olive([1196, 548], 0.8)}${fan([668, 548], 0.6)}` +
  onHerFeet({ at: [924, 584], scale: 0.84 }) +
  inHisChair({ at: [1092, 672], scale: 0.78 }) +
  onTheMat({ at: [778, 630], scale: 0.78 }) +
  '</g>'

/** What is shown when a page without a picture of its own is shared: 1200 × 630. */
export const heroForSharing = `<g transform="translate(-80 -40)">${hero}</g>${wordmark([76, 206], 72, '#0F5B4F')}`
