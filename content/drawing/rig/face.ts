import { moustache } from './beard.ts'
import { blend, darker, lighter } from './colour.ts'
import { headForm } from './headForm.ts'
import { spot } from './patch.ts'
import type { Person } from './person.ts'
import type { RoundForm } from './roundForm.ts'
import { fill, stroke } from './shapes.ts'
import { onFace, wear } from './skull.ts'
import { between, type Vector } from './vector.ts'

type Place = readonly [across: number, up: number]

/** Directions along a curve on the face through three places (the middle one draws it, as in SVG's Q). */
function curve([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place, parts = 8): Vector[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const t = index / parts
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return onFace(a * ax + b * bx + c * cx, a * ay + b * by + c * cy)
  })
}

const sides = [-1, 1] as const
const both = (draw: (side: 1 | -1) => Vector[]) => sides.map(draw)

/** Lines on a face, made once; those of age lie where the skin has folded most often. */
function linesOf(person: Person) {
  const old = wear(person)
  return {
    eyes: both((side) => curve([side * 8.5, 0.5], [side * 15, -4.6 + old * 0.6], [side * 21.5, 0.6 - old])),
    lashes: person.lashes
      ? [
          ...both((side) => curve([side * 20.8, -0.2], [side * 22.4, -1.4], [side * 24.4, -1.6], 3)),
          ...both((side) => curve([side * 17.8, -1.8], [side * 18.8, -3.6], [side * 20.2, -4.4], 3)),
        ]
      : [],
    brows: both((side) => curve([side * 8, 10.6], [side * 15, 14.6], [side * 23, 10.4 - old * 1.5])),
    mouth: [curve([-8, -21], [0, -25.2], [8, -21], 10)],
    bridge: [curve([0, 3], [0, -3], [0, -10])],
    folds:
      old > 0
        ? [
            ...both((side) => curve([side * 26, 1], [side * 28, 2], [side * 29.6, 3.4], 3)),
            ...both((side) => curve([side * 26, -2.6], [side * 28.4, -3], [side * 30, -3.2], 3)),
            ...both((side) => curve([side * 10, -11.5], [side * 13.6, -14.5], [side * 13.4, -19.5], 5)),
            ...both((side) => curve([side * 11, -5.2], [side * 15, -7.6], [side * 19.5, -5.2], 5)),
          ]
        : [],
    forehead:
      old > 0.4 && headForm(person).style.line(0) < 60
        ? [curve([-12, 20.5], [0, 22.4], [12, 20.5]), curve([-9, 25], [0, 26.6], [9, 25])]
        : [],
  }
}

const known = new WeakMap<Person, ReturnType<typeof linesOf>>()

function linesOnce(person: Person) {
  const lines = known.get(person) ?? linesOf(person)
  known.set(person, lines)
  return lines
}

const cheeks = sides.map((side) => spot(onFace(side * 21, -12.5), 11.5, 0.75, 18))

/** The tip of the nose: from the front it shows by its wing, and turns with the head. */
function noseTip(aside: number): Vector[] {
  const wing = aside > 0 ? 1 : -1
  const far = 4.6 * Math.max(0, 1 - Math.abs(aside) * 1.6)
  return curve([-wing * far, -9.6], [0, -13.4], [wing * 5.6, -8.6])
}

/** Everything on the skin, as the face turns. `size` is the view's scale. */
export function drawFace(form: RoundForm, person: Person, size: number): string {
  const { skin, hair } = person
  const old = wear(person)
  const [facing, , aside] = form.viewer
  const lines = linesOnce(person)
  const drawn = (rows: Vector[][]) => rows.map((row) => form.line(row)).join('')
  const line = (d: string, colour: string, width: number, strength = 1) =>
    d &&
    stroke(
      d,
      colour,
      Math.round(width * size * 10) / 10,
      strength < 1 ? `opacity="${Math.round(strength * 100) / 100}"` : '',
    )
  const ink = darker(skin, 0.62)
  const lips = person.beard ? blend(skin, '#B4472E', 0.3) : blend(darker(skin, 0.42), '#B4472E', 0.2)
  const blush = cheeks.map((cheek) => form.patch(cheek)).join('')
  // From three quarters the nose shows by its bridge against the far cheek.
  const bridged = Math.max(0, facing) * Math.min(1, Math.abs(aside) * 1.5)
  return (
    (blush && fill(blush, '#E4705A', 'opacity=".2"')) +
    line(drawn([...lines.folds, ...lines.forehead]), darker(skin, 0.34), 1.5, 0.25 + 0.45 * old) +
    line(drawn(lines.brows), blend(hair, skin, old > 0.4 ? 0.1 : 0.22), 2.7) +
    line(drawn(lines.eyes), ink, 2.3) +
    line(drawn(lines.lashes), ink, 1.6) +
    line(drawn(lines.bridge), darker(skin, 0.25), 2, bridged) +
    line(form.line(noseTip(aside)), darker(skin, 0.27), 2.1) +
    line(drawn(lines.mouth), lips, 2.3) +
    (person.moustache ? fill(form.patch(moustache.patch), lighter(hair, 0.15)) : '') +
    (person.glasses ? glasses(form, line) : '')
  )
}

/** Round glasses on the nose, their arms back to the ears. */
function glasses(form: RoundForm, line: (d: string, colour: string, width: number) => string): string {
  const lens = (side: 1 | -1) =>
    Array.from({ length: 25 }, (_, index): Vector => {
      const angle = (index * Math.PI) / 12
      const across = side * (14.6 + Math.cos(angle) * 10)
      return [38.4 - (across / 14) ** 2 * 1.1, -1 + Math.sin(angle) * 9.4, across]
    })
  const bridge: Vector[] = [
    [38.3, 0.4, -4.8],
    [39.6, 2, 0],
    [38.3, 0.4, 4.8],
  ]
  const arm = (side: 1 | -1): Vector[] =>
    Array.from({ length: 7 }, (_, index) => between([35.2, 1.5, side * 24.6], [-3, 3, side * 37.4], index / 6))
  return line([lens(1), lens(-1), bridge, arm(1), arm(-1)].map((points) => form.wire(points)).join(''), '#3a3f4a', 2)
}
